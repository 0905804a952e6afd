import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import type { AnswerOf, BodyOf, ParameterOf, QueryOf } from '../contract/calls/Call.ts';
import type { AnyCall } from '../contract/calls/calls.ts';

/**
 * The table of calls by address, `GET /people/`. Only its types are used: no screen carries the
 * table, and an address that is not in it does not compile.
 */
type Calls = { [C in AnyCall as `${C['method']} ${C['path']}`]: C };

/** Method and path of a call, with its parameters as they stand in the table. */
export type Address = keyof Calls;

/** What a call answers. */
export type Answer<A extends Address> = AnswerOf<Calls[A]>;

/** What a call takes as its body: a file where it takes one. */
export type Body<A extends Address> = Calls[A] extends { body: { mediaType: string } }
  ? Blob
  : BodyOf<Calls[A]>;

type Parameters<A extends Address> = [ParameterOf<A>] extends [never]
  ? { params?: undefined }
  : { params: Record<ParameterOf<A>, string | number> };

type Query<A extends Address> =
  QueryOf<Calls[A]> extends undefined
    ? { query?: undefined }
    : { query?: QueryOf<Calls[A]> | URLSearchParams };

/** What has to be said besides the address of a call. */
type Target<A extends Address> = Parameters<A> & Query<A>;
type Given<A extends Address> = Target<A> &
  (Body<A> extends undefined ? { body?: undefined } : { body: Body<A> });

/** May be left out where nothing of it has to be said. */
type Rest<T> = object extends T ? [given?: T] : [given: T];

interface Anything {
  params?: Record<string, string | number> | undefined;
  query?: object | undefined;
  body?: unknown;
}

function fill(address: string, { params = {}, query }: Anything): string {
  const path = address
    .slice(address.indexOf('/') + 1)
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = query instanceof URLSearchParams ? query : new URLSearchParams(given(query));
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

const given = (query: object = {}): [string, string][] =>
  Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string');

/** The path of a call below `/api/`. */
export const pathTo = <A extends Address>(address: A, ...[rest]: Rest<Target<A>>): string =>
  fill(address, rest ?? {});

/** A call of the table, to be made by an endpoint. */
export function request<A extends Address>(address: A, ...[rest]: Rest<Given<A>>): FetchArgs {
  const { body }: Anything = rest ?? {};
  return {
    url: fill(address, rest ?? {}),
    method: address.slice(0, address.indexOf(' ')),
    ...(body === undefined ? {} : { body }),
  };
}
