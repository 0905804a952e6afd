import type * as yup from 'yup';
import type { EntityName } from '../entities/entityNames.ts';
import { may, type Permission } from '../staff/permissions.ts';
import type { Action, Role } from '../staff/roles.ts';

/**
 * Who may make a call: everybody, a pipeline with the deploy token of an app, or staff whose role
 * includes a permission.
 */
export type Caller = 'visitor' | 'deployToken' | Permission;

/** Whether a caller with this role (undefined for a visitor) may make a call. */
export const isAllowed = (role: Role | undefined, who: Caller): boolean =>
  who === 'visitor' || (who !== 'deployToken' && role !== undefined && may(role, who));

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * A schema made by `yup.object`, typed as the small interface of all schemas: comparing each of some two hundred
 * calls with yup's whole classes took the compiler longer than all other types of the contract.
 */
type AnyObject = yup.ISchema<yup.AnyObject>;

/** What is done with which records, for the words of a refusal. */
export interface Forbidden {
  action: Action;
  entity: EntityName;
}

/** An API call as agreed between client and server. */
export interface Call {
  method: Method;
  /** Path below `/api`, with parameters as `:id`. */
  path: `/${string}`;
  /** One-line description. */
  summary: string;
  who: Caller;
  /** What a caller without the permission is told about (403); the permission if omitted. */
  forbidden?: Forbidden;
  /** Whether a pipeline may make it too, with the deploy token of any app; there is no `staff` then. */
  alsoDeployToken?: true;
  /** Whether Admins who still have to set up a second factor may make it. */
  openWithoutFactor?: true;
  /** Also accepts POST: a GET that changes state (docs/decisions/0006). */
  alsoPost?: true;
  query?: AnyObject;
  body?: AnyObject | File;
  /** Whether the handler validates the body itself, because the schema alone is not enough. */
  checksBody?: true;
  /** Success statuses, which all share one response schema; 200 if omitted. */
  statuses?: readonly number[];
  /** Null if the response has no body (204). */
  answer: yup.ISchema<unknown> | File | null;
  /** Statuses of refusals specific to this call, each with an `ErrorBody`. */
  refusals?: readonly number[];
}

/** A request or response body that is not JSON. */
interface File {
  mediaType: string;
}

/**
 * Statuses with which any call may be refused: malformed, slow or oversized input, unsupported
 * media type, too many calls, a server error, an unavailable database.
 */
const everyRefusal: readonly number[] = [400, 408, 413, 415, 429, 500, 503];

/** All statuses with which a call may be refused. */
export function refusalsOf({ who, refusals = [] }: Call): number[] {
  const byWho = who === 'visitor' ? [] : [401, 403];
  return [...new Set([...everyRefusal, ...byWho, ...refusals])].sort((a, b) => a - b);
}

export const isFile = (content: Call['answer'] | Call['body']): content is File =>
  content !== null && content !== undefined && 'mediaType' in content;

/** The parameter names of a path. */
export type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The response type of a call; void if it is a file. */
export type AnswerOf<C extends Call> =
  C['answer'] extends yup.ISchema<infer Answer> ? Answer : undefined;

/** The body type of a call; undefined if it has none. */
export type BodyOf<C extends Call> = C extends { body: yup.ISchema<infer Body> } ? Body : undefined;

/** The query type of a call. */
export type QueryOf<C extends Call> = C extends { query: yup.ISchema<infer Query> }
  ? Query
  : undefined;
