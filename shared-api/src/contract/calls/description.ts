import type * as yup from 'yup';
import { isFile, type Call, type Caller } from './Call.ts';
import { calls } from './calls.ts';
import { readerBreaks, shapeOf, type Shape } from './shapes.ts';

/** A field of a body that is sent. */
export interface DescribedField {
  type: string;
  /** Whether it may not be left out. */
  required: boolean;
  /** Set by the server alone. */
  readOnly?: boolean;
  /** The only texts or numbers that it takes. */
  options?: (string | number)[];
}

/** What is sent, field by field. */
export type DescribedBody = Record<string, DescribedField>;

/** A call as those who make it rely on it. */
export interface DescribedCall {
  /** Method and path: `GET /people/:id/role`. */
  address: string;
  who: Caller;
  /** Names of the parameters of its query. */
  query?: string[];
  /** A media type where it is a file. */
  body?: DescribedBody | string;
  /** A media type where it is a file; null where there is none. */
  answer: Shape | string | null;
}

/**
 * What two sides that are released apart rely on, as data: written down in `shared-api/contract.json`
 * with each change, kept with each release, and told by each server.
 */
export interface ContractDescription {
  /**
   * Semantic: the last number has no meaning here, the middle one grows with what is added, the
   * first with what breaks those who were built before.
   */
  version: string;
  /** Each call by its name. */
  calls: Record<string, DescribedCall>;
  /** What the shell's copy of the API client gives to remotes. */
  client: string[];
}

function describeField(field: yup.Schema): DescribedField {
  const { type, oneOf, meta } = field.describe();
  const { kind, readOnly } = meta?.field ?? {};
  const options = oneOf.filter((value) => typeof value === 'string' || typeof value === 'number');
  return {
    type: kind ?? type,
    required: readOnly !== true && !field.isValidSync(undefined, { strict: true }),
    ...(readOnly === true ? { readOnly } : {}),
    ...(options.length > 0 ? { options } : {}),
  };
}

const describeBody = (schema: yup.ObjectSchema<yup.AnyObject>): DescribedBody =>
  Object.fromEntries(
    Object.entries(schema.fields).map(([name, field]) => [
      name,
      describeField(field as yup.Schema),
    ]),
  );

function describeCall({ method, path, who, query, body, answer }: Call): DescribedCall {
  return {
    address: `${method} ${path}`,
    who,
    ...(query ? { query: Object.keys(query.fields) } : {}),
    ...(body ? { body: isFile(body) ? body.mediaType : describeBody(body) } : {}),
    answer: answer === null ? null : isFile(answer) ? answer.mediaType : shapeOf(answer),
  };
}

/** Describes the contract that stands in the code. */
export const describeContract = (version: string, client: string[]): ContractDescription => ({
  version,
  calls: Object.fromEntries([...calls].map(([name, call]) => [name, describeCall(call)])),
  client: client.toSorted(),
});

/**
 * What breaks for somebody who was built with one contract and meets a server that has another.
 * What the other has in addition breaks nothing.
 * @returns sentences, none when nothing breaks
 */
export function serverBreaks(
  builtWith: Partial<ContractDescription>,
  server: Partial<ContractDescription>,
): string[] {
  if (!builtWith.calls || !server.calls) {
    return [
      'The contract of one side was written down before calls had answers: nothing can be compared.',
    ];
  }
  const offered = server.calls;
  return Object.entries(builtWith.calls).flatMap(([name, call]) => {
    const theirs = offered[name];
    return theirs
      ? callBreaks(name, call, theirs)
      : [`The server has no call "${name}" (${call.address}).`];
  });
}

const strictness: readonly Caller[] = ['visitor', 'Employee', 'Admin'];

function callBreaks(name: string, ours: DescribedCall, theirs: DescribedCall): string[] {
  if (ours.address !== theirs.address) {
    return [`The call "${name}" is ${ours.address} here, and ${theirs.address} at the server.`];
  }
  const breaks: string[] = [];
  if (strictness.indexOf(theirs.who) > strictness.indexOf(ours.who)) {
    breaks.push(`${name}: for ${theirs.who} alone at the server, and for ${ours.who} here.`);
  }
  for (const parameter of ours.query ?? []) {
    if (!theirs.query?.includes(parameter)) {
      breaks.push(`${name}: parameter "${parameter}" is not known to the server.`);
    }
  }
  breaks.push(...sentBreaks(name, ours.body, theirs.body));
  breaks.push(...answerBreaks(`${name}: the answer`, ours.answer, theirs.answer));
  return breaks;
}

function sentBreaks(
  name: string,
  ours: DescribedCall['body'],
  theirs: DescribedCall['body'],
): string[] {
  if (typeof ours === 'string' || typeof theirs === 'string') {
    return ours === theirs ? [] : [`${name}: the body is of another type at the server.`];
  }
  return bodyBreaks(name, ours ?? {}, theirs ?? {});
}

function answerBreaks(
  what: string,
  ours: DescribedCall['answer'],
  theirs: DescribedCall['answer'],
): string[] {
  if (ours === null) return [];
  if (typeof ours === 'object' && typeof theirs === 'object' && theirs !== null) {
    return readerBreaks(what, ours, theirs);
  }
  return ours === theirs ? [] : [`${what} is of another type at the server.`];
}

function bodyBreaks(name: string, built: DescribedBody, server: DescribedBody): string[] {
  const known = Object.entries(built).flatMap(([field, ours]) => {
    const theirs = server[field];
    const what = `${name}: field "${field}"`;
    if (!theirs) return [`${what} is not known to the server.`];
    if (theirs.type !== ours.type) {
      return [`${what} is of kind ${ours.type} here, and ${theirs.type} at the server.`];
    }
    const breaks: string[] = [];
    if (theirs.readOnly === true && ours.readOnly !== true) {
      breaks.push(`${what} can be set here, and the server does not take it.`);
    }
    if (theirs.required && !ours.required) {
      breaks.push(`${what} may be left out here, and the server insists on it.`);
    }
    const refused = theirs.options
      ? (ours.options ?? ['any text']).filter((option) => !theirs.options?.includes(option))
      : [];
    if (refused.length > 0) breaks.push(`${what}: the server does not take ${refused.join(', ')}.`);
    return breaks;
  });
  const unknown = Object.entries(server)
    .filter(([field, { required }]) => required && !built[field])
    .map(([field]) => `${name}: the server insists on a field "${field}", which is unknown here.`);
  return [...known, ...unknown];
}

/** What breaks for remotes that were built with the client of one contract and get another's. */
export const clientBreaks = (
  builtWith: ContractDescription,
  given: ContractDescription,
): string[] =>
  builtWith.client
    .filter((name) => !given.client.includes(name))
    .map((name) => `The shell's API client has no "${name}".`);
