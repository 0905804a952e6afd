import type * as yup from 'yup';
import { contactSchema } from './contact.ts';
import { entities } from './entities/entities.ts';
import { disabledSchema, newPasswordSchema, newPersonSchema } from './people.ts';
import { apiPaths } from './apiPaths.ts';
import { voidSchema } from './voidInvoice.ts';
import { quoteKindNames, quoteSchemaOf } from './quotes/kinds.ts';

/** A field of something that is sent or answered. */
export interface DescribedField {
  type: string;
  /** Whether it may not be left out. */
  required: boolean;
  /** Set by the server alone. */
  readOnly?: boolean;
  /** The only texts or numbers that it takes. */
  options?: (string | number)[];
}

/** What is sent or answered, field by field. */
export type DescribedBody = Record<string, DescribedField>;

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
  /** Each call's path, with its arguments in the form `x1`. */
  paths: Record<string, string>;
  bodies: Record<string, DescribedBody>;
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

/** Describes the contract that stands in the code. */
export function describeContract(version: string, client: string[]): ContractDescription {
  const paths = Object.entries(apiPaths).map(([name, path]) => {
    const args = Array.from({ length: path.length }, (_, index) => `x${index + 1}`);
    return [name, (path as (...given: string[]) => string)(...args)] as const;
  });
  const bodies: Record<string, DescribedBody> = {
    contact: describeBody(contactSchema),
    'people/create': describeBody(newPersonSchema),
    'people/password': describeBody(newPasswordSchema),
    'people/disabled': describeBody(disabledSchema),
  };
  bodies['invoices/void'] = describeBody(voidSchema);
  for (const [name, { schema }] of Object.entries(entities)) bodies[name] = describeBody(schema);
  for (const kind of quoteKindNames) bodies[`${kind}-quote`] = describeBody(quoteSchemaOf(kind));
  return {
    version,
    paths: Object.fromEntries(paths),
    bodies,
    client: client.toSorted(),
  };
}

/**
 * What breaks for somebody who was built with one contract and meets a server that has another.
 * What the other has in addition breaks nothing.
 * @returns sentences, none when nothing breaks
 */
export function serverBreaks(
  builtWith: ContractDescription,
  server: ContractDescription,
): string[] {
  const paths = Object.entries(builtWith.paths).flatMap(([name, path]) => {
    const offered = server.paths[name];
    if (offered === path) return [];
    return [
      offered === undefined
        ? `The server has no call "${name}" (${path}).`
        : `The call "${name}" is ${path} here, and ${offered} at the server.`,
    ];
  });
  const bodies = Object.entries(builtWith.bodies).flatMap(([name, fields]) => {
    const offered = server.bodies[name];
    return offered ? bodyBreaks(name, fields, offered) : [`The server knows no ${name}.`];
  });
  return [...paths, ...bodies];
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
