import { language } from '../locales.svelte';
import type { Routes } from '../routes';
import type { Language, Problem } from '../wire';

/** A refused request, with the sentence that the server sent for it. */
export class Refused extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.text);
    this.status = status;
    this.problem = problem;
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type PathOf<M extends Method> = keyof Routes extends infer R ? (R extends `${M} ${infer Path}` ? Path : never) : never;
type Route<M extends Method, Path extends PathOf<M>> = Routes[`${M} ${Path}` & keyof Routes];
type Asks<R extends { readonly asks: object }> = R['asks'] & { readonly lang?: Language };
/** What a route is called with: what its address asks, which may be nothing, and its body, if it has one. */
type Given<R extends { readonly asks: object; readonly body: unknown }> = R['body'] extends null
  ? object extends R['asks'] ? [asks?: Asks<R>] : [asks: Asks<R>]
  : [asks: Asks<R>, body: R['body']];

/** The address of a route: what is asked fills the gaps in the path, the rest of it follows; with the reader's language,
 *  unless another is asked for. */
export function address(path: string, asks: object = {}): string {
  const query = new URLSearchParams({ lang: language() });
  let filled = path;
  for (const [name, value] of Object.entries(asks)) {
    const gap = `{${name}}`;
    if (filled.includes(gap)) filled = filled.replace(gap, encodeURIComponent(String(value)));
    else if (value !== '') query.set(name, String(value));
  }
  return `/api${filled}?${query.toString()}`;
}

const caller =
  <M extends Method>(method: M) =>
  <Path extends PathOf<M>>(path: Path, ...[asks, body]: Given<Route<M, Path>>): Promise<Route<M, Path>['answer']> =>
    request(method, address(path, asks), body ?? (method === 'POST' ? {} : undefined));

export const get = caller('GET');
export const post = caller('POST');
export const patch = caller('PATCH');
export const remove = caller('DELETE');

/** A device that the server no longer knows gets a new cookie with the refusal, so a second try succeeds. */
async function request<T>(method: Method, url: string, body: unknown): Promise<T> {
  try {
    return await once<T>(method, url, body);
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return once<T>(method, url, body);
    throw error;
  }
}

async function once<T>(method: Method, url: string, body: unknown): Promise<T> {
  const head: Record<string, string> = { 'Accept-Language': language(), Accept: 'application/json' };
  if (body !== undefined) head['Content-Type'] = 'application/json';
  const answer = await fetch(url, {
    method,
    headers: head,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Refused(answer.status, problemIn(text, answer.status));
  return (text === '' ? null : JSON.parse(text)) as T;
}

/** The sentence of a refusal; a proxy in between may answer with anything. */
export function problemIn(text: string, status: number): Problem {
  try {
    const read = JSON.parse(text) as Partial<Problem>;
    if (typeof read.text === 'string') return { text: read.text, clause: read.clause ?? '', reason: read.reason ?? '' };
  } catch {
    // Not an answer of our server; the status code has to do.
  }
  return { text: String(status), clause: '', reason: '' };
}
