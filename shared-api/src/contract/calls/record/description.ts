import type * as yup from 'yup';
import { isAllowed, isFile, type Call } from '../Call.ts';
import { calls } from '../calls.ts';
import { objectOf } from '../objectOf.ts';
import { shapeOf, type Shape } from '../shapes.ts';

/** A field of a request body. */
export interface DescribedField {
  type: string;
  /** Whether the field must be present. */
  required: boolean;
  /** Set only by the server. */
  readOnly?: boolean;
  /** The allowed values. */
  options?: (string | number)[];
}

/** The fields of a request body, by name. */
export type DescribedBody = Record<string, DescribedField>;

/** The parts of a call that clients rely on. */
export interface DescribedCall {
  /** Method and path: `GET /people/:id/role`. */
  address: string;
  /** The lowest of these callers that may make it; what both sides are compared by. */
  who: 'visitor' | 'Employee' | 'Admin';
  /** The permission that it needs; none for visitors' calls. */
  needs?: string;
  /** The names of the query parameters. */
  query?: string[];
  /** A media type if the body is a file. */
  body?: DescribedBody | string;
  /** A media type if the response is a file; null if it has no body. */
  answer: Shape | string | null;
}

/**
 * The contract as data, for comparing independently released apps and servers: recorded in
 * `shared-api/contract.json` with each change, stored with each release, and announced by each
 * server.
 */
export interface ContractDescription {
  /**
   * Semantic version: additions raise the minor number, breaking changes the major one. The patch
   * number has no meaning.
   */
  version: string;
  /** The calls by name. */
  calls: Record<string, DescribedCall>;
  /** The exports of the API client that the shell shares with remotes. */
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

function describeCaller(who: Call['who']): Pick<DescribedCall, 'who' | 'needs'> {
  if (who === 'visitor') return { who };
  return { who: isAllowed('Employee', who) ? 'Employee' : 'Admin', needs: who };
}

function describeCall({ method, path, who, query, body, answer }: Call): DescribedCall {
  return {
    address: `${method} ${path}`,
    ...describeCaller(who),
    ...(query ? { query: Object.keys(objectOf(query).fields) } : {}),
    ...(body ? { body: isFile(body) ? body.mediaType : describeBody(objectOf(body)) } : {}),
    answer: answer === null ? null : isFile(answer) ? answer.mediaType : shapeOf(answer),
  };
}

/** Describes the contract as declared in code. */
export const describeContract = (version: string, client: string[]): ContractDescription => ({
  version,
  calls: Object.fromEntries([...calls].map(([name, call]) => [name, describeCall(call)])),
  client: client.toSorted(),
});
