import { settings } from './settings.svelte';

const CALM = '/favicon.svg';
const TURN = '/favicon-turn.svg';

/** The browser's tab says whether it is the reader's turn. */
export function showTurn(mine: boolean, title: string): void {
  document.title = mine ? `● ${title}` : title;
  document.getElementById('favicon')?.setAttribute('href', mine ? TURN : CALM);
}

export const canNotify = (): boolean => 'Notification' in globalThis;

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** A notice of the browser, if the reader has chosen it and looks elsewhere. */
export function notify(title: string, text: string): void {
  if (!settings.notices || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body: text, icon: TURN, tag: 'intriga-turn' });
  shown.addEventListener('click', () => {
    window.focus();
    shown.close();
  });
}
