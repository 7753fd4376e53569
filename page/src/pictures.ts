import type { Component } from 'svelte';

// All pictures of the lobby in one file: they are shown together.
const PICTURES = import.meta.glob<{ readonly default: Component<Record<string, never>> }>('./games/*/Picture.svelte', { eager: true });

export const pictureOf = (game: string): Component<Record<string, never>> | null => PICTURES[`./games/${game}/Picture.svelte`]?.default ?? null;
