/**
 * A page's first call of the API is made by a small script of its own, before React, the store and
 * the remote have come. The API slice makes the same call later and is given that answer.
 */
import type { EntityName } from '../contract/entities/entityNames.ts';
import { firstPage, type ListQuery } from './listQuery.ts';
import { pathTo } from './request.ts';

interface HeadStart {
  path: string;
  authorization: string;
  /** Instant of asking, in milliseconds. */
  since: number;
  answer: Promise<Response>;
}

/** Kept on the page itself: the script that asks and the one that takes over are built apart. */
const page = globalThis as typeof globalThis & { headStart?: HeadStart | undefined };

/** Milliseconds after which an answer that nobody has taken is too old to be shown. */
const lifetime = 30_000;

function ask(path: string, token: string): void {
  const authorization = `Token ${token}`;
  const answer = fetch(new Request(`/api/${path}`, { headers: { authorization } }));
  // Whoever takes it over hears of a failure; if nobody does, it is none.
  answer.catch(() => undefined);
  page.headStart = { path: `/api/${path}`, authorization, since: Date.now(), answer };
}

/** Asks for the first page of a list before the API slice can. */
export const askForList = (list: ListQuery, token: string): void => ask(firstPage(list), token);

/** Asks for a record before the API slice can. */
export const askForRecord = (entity: EntityName, id: number, token: string): void =>
  ask(pathTo(`GET /${entity}/:id/`, { params: { id } }), token);

/** `fetch`, but a call that was made ahead, by the same person, is not made again. It is taken once. */
export const fetchAskedAhead: typeof fetch = (input, init) => {
  const started = page.headStart;
  if (!started || !(input instanceof Request) || input.method !== 'GET') return fetch(input, init);
  const { pathname, search } = new URL(input.url);
  if (started.path !== pathname + search) return fetch(input, init);
  page.headStart = undefined;
  const isFresh = Date.now() - started.since < lifetime;
  if (!isFresh || input.headers.get('authorization') !== started.authorization) {
    return fetch(input, init);
  }
  // A connection that failed while the page was loading may be back by now.
  return started.answer.catch(() => fetch(input, init));
};
