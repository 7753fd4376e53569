import { meet } from './person.svelte';
import { showTheme } from './settings.svelte';

// Every game's colours are small and lie ready, so that the drawers of the lobby have them.
import.meta.glob('./games/*/theme.css', { eager: true });

export async function start(): Promise<void> {
  showTheme();
  await meet();
}
