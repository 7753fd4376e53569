/** News as the server sent it, in which every part that says the same as before *is* the part from before: whatever
 *  shows such a part is not drawn anew. `fresh` is taken apart for it and must not be used otherwise. */
export function grafted<T>(old: unknown, fresh: T): T {
  if (old === fresh || !isPart(old) || !isPart(fresh)) return fresh;
  if (Array.isArray(fresh) !== Array.isArray(old)) return fresh;
  const same = Array.isArray(fresh) ? graftList(old as unknown[], fresh) : graftFields(old as Fields, fresh as Fields);
  return same ? (old as T) : fresh;
}

type Fields = Record<string, unknown>;

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null;

function graftFields(old: Fields, fresh: Fields): boolean {
  let same = true;
  let fields = 0;
  for (const name in fresh) {
    const part = grafted(old[name], fresh[name]);
    fresh[name] = part;
    same &&= part === old[name] && name in old;
    fields += 1;
  }
  return same && fields === Object.keys(old).length;
}

/** From both ends: mostly one thing has come or gone, and what lies behind it has moved. */
function graftList(old: readonly unknown[], fresh: unknown[]): boolean {
  const shared = Math.min(old.length, fresh.length);
  let front = 0;
  while (front < shared && graftAt(old, fresh, front, front)) front += 1;
  if (front === fresh.length) return front === old.length;
  let back = 1;
  while (back <= shared - front && graftAt(old, fresh, old.length - back, fresh.length - back)) back += 1;
  return false;
}

function graftAt(old: readonly unknown[], fresh: unknown[], from: number, to: number): boolean {
  const part = grafted(old[from], fresh[to]);
  fresh[to] = part;
  return part === old[from];
}
