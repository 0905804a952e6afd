import type * as yup from 'yup';
import type { EntityName } from '../entities/entityNames.ts';
import { roleLevel, type Action, type Role } from '../staff/roles.ts';

/** The least that a caller must be; an Admin may do whatever an Employee may. */
export type Caller = 'visitor' | Role;

/** Whether somebody with a role, or a visitor with none, may make a call that is for some callers. */
export const isAllowed = (role: Role | undefined, who: Caller): boolean =>
  who === 'visitor' || (role !== undefined && roleLevel(role) >= roleLevel(who));

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type AnyObject = yup.ObjectSchema<yup.AnyObject>;

/** What is for Admins alone; the server has the words with which it refuses it to others. */
export type ForbiddenCode =
  | 'adminsOnly'
  | 'logins'
  | 'securityLog'
  | 'registration'
  | 'secrets'
  | 'prices'
  | 'documents'
  | 'exports'
  | 'auditTrail'
  | 'mails'
  | 'releases';

export type Forbidden = ForbiddenCode | { action: Action; entity: EntityName };

/** A call of the API: all that its two sides agree on. */
export interface Call {
  method: Method;
  /** Below `/api`; parameters are written as `:id`. */
  path: `/${string}`;
  /** What it does, in one line. */
  summary: string;
  who: Caller;
  /** What a logged-in caller is told who may not make it (403). */
  forbidden?: Forbidden;
  /** Whether an Admin may make it who has to set up a second factor before anything else. */
  openWithoutFactor?: true;
  /** Taken as POST as well: a GET that changes something (docs/decisions/0006). */
  alsoPost?: true;
  query?: AnyObject;
  body?: AnyObject | File;
  /** Whether the handler checks the body, since what is wrong with it needs more than the schema. */
  checksBody?: true;
  /** Statuses of success, which all have the same answer; 200 alone if not said. */
  statuses?: readonly number[];
  /** Null where it has no body (204). */
  answer: yup.Schema | File | null;
  /** Statuses of its refusals, each with an `ErrorBody`, beyond those of every call. */
  refusals?: readonly number[];
}

/** A body or an answer that is not JSON. */
interface File {
  mediaType: string;
}

/**
 * Statuses with which any call may be refused: malformed, late or too much input, another media
 * type, too many calls, a fault of the server, a database that is away.
 */
const everyRefusal: readonly number[] = [400, 408, 413, 415, 429, 500, 503];

/** All statuses with which a call may be refused. */
export function refusalsOf({ who, forbidden, refusals = [] }: Call): number[] {
  const byWho = who === 'visitor' ? [] : [401, 403];
  if (who === 'Admin' && forbidden === undefined) throw new Error('Say what an Employee is told.');
  return [...new Set([...everyRefusal, ...byWho, ...refusals])].sort((a, b) => a - b);
}

export const isFile = (content: Call['answer'] | Call['body']): content is File =>
  content !== null && content !== undefined && 'mediaType' in content;

/** Names of a path's parameters. */
export type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What a call answers; nothing where that is a file. */
export type AnswerOf<C extends Call> =
  C['answer'] extends yup.ISchema<infer Answer> ? Answer : undefined;

/** What a call takes as its body; undefined when it takes none. */
export type BodyOf<C extends Call> = C extends { body: yup.ISchema<infer Body> } ? Body : undefined;

/** What a call takes as its query. */
export type QueryOf<C extends Call> = C extends { query: yup.ISchema<infer Query> }
  ? Query
  : undefined;
