import { readerBreaks } from '../shapes.ts';
import type { ContractDescription, DescribedBody, DescribedCall } from './description.ts';

// Without what describes a contract, which loads all calls: commands compare those that are written down.

/**
 * Lists what breaks for a client built with one contract that meets a server with another.
 * Additions on the server's side never break a client.
 * @returns one sentence per problem
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

const strictness: readonly DescribedCall['who'][] = ['visitor', 'Employee', 'Admin'];

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

/** Lists what breaks for remotes built with one version of the API client that get another. */
export const clientBreaks = (
  builtWith: ContractDescription,
  given: ContractDescription,
): string[] =>
  builtWith.client
    .filter((name) => !given.client.includes(name))
    .map((name) => `The shell's API client has no "${name}".`);
