/** The moment of a finished match that an address names: `?at=47`. */
export function momentOf(address: string): number | null {
  const at = new URL(address).searchParams.get('at') ?? '';
  return /^\d{1,6}$/.test(at) ? Number(at) : null;
}

export function withMoment(address: string, at: number | null): string {
  const url = new URL(address);
  if (at === null) url.searchParams.delete('at');
  else url.searchParams.set('at', `${at}`);
  return url.href;
}

/** The address follows the replay, so that a reload or a bookmark comes back to the same moment. */
export function rememberMoment(at: number | null): void {
  const url = withMoment(location.href, at);
  if (url !== location.href) history.replaceState(history.state, '', url);
}
