/** Where the reader is: the lobby, a table, its memoirs, or the page about oneself. Addresses have no hashes. */

export type Place =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly table: string; readonly key: string }
  | { readonly page: 'memoirs'; readonly table: string; readonly key: string }
  | { readonly page: 'me'; readonly code: string }
  | { readonly page: 'nowhere' };

export function placeOf(address: URL): Place {
  const path = address.pathname.replace(/\/+$/, '');
  if (path === '') return { page: 'lobby' };
  if (path === '/me') return { page: 'me', code: address.searchParams.get('claim') ?? '' };
  const [, table, after] = /^\/t\/([A-Za-z0-9_-]+)(\/memoirs)?$/.exec(path) ?? [];
  if (!table) return { page: 'nowhere' };
  return { page: after ? 'memoirs' : 'table', table, key: address.searchParams.get('k') ?? '' };
}

let current = $state.raw<Place>(placeOf(new URL(location.href)));

export const place = (): Place => current;

export function go(to: string): void {
  history.pushState(null, '', to);
  arrived();
  window.scrollTo(0, 0);
}

export function arrived(): void {
  current = placeOf(new URL(location.href));
}

/** A click on a link of our own stays within the page; with a modifier key the browser handles it. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || modified || link.origin !== location.origin) return;
  if (placeOf(new URL(link.href)).page === 'nowhere') return;
  event.preventDefault();
  go(link.href);
}
