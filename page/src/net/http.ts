import { language } from '../locales.svelte';
import type { Problem } from '../wire';

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

type Query = Readonly<Record<string, string | number>>;

/** The address of a route, with what is asked and the reader's language (unless another is asked for). */
export function address(path: string, query: Query = {}): string {
  const asked = new URLSearchParams({ lang: language() });
  for (const [name, value] of Object.entries(query)) {
    if (value !== '') asked.set(name, String(value));
  }
  return `/api${path}?${asked.toString()}`;
}

export const get = <T>(path: string, query: Query = {}): Promise<T> => request<T>('GET', path, undefined, query);
export const post = <T>(path: string, body: unknown = {}, query: Query = {}): Promise<T> => request<T>('POST', path, body, query);
export const patch = <T>(path: string, body: unknown): Promise<T> => request<T>('PATCH', path, body, {});
export const remove = <T>(path: string): Promise<T> => request<T>('DELETE', path, undefined, {});

/** A device that the server no longer knows gets a new cookie with the refusal: the second time it is known. */
async function request<T>(method: string, path: string, body: unknown, query: Query): Promise<T> {
  try {
    return await once<T>(method, path, body, query);
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return once<T>(method, path, body, query);
    throw error;
  }
}

async function once<T>(method: string, path: string, body: unknown, query: Query): Promise<T> {
  const head: Record<string, string> = { 'Accept-Language': language(), Accept: 'application/json' };
  if (body !== undefined) head['Content-Type'] = 'application/json';
  const answer = await fetch(address(path, query), {
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
    // Not ours; the number says what there is to say.
  }
  return { text: String(status), clause: '', reason: '' };
}
