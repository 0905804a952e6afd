import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFile } from 'shared-api/contract/calls/Call';
import { objectOf } from 'shared-api/contract/calls/objectOf';
import { validate } from 'shared-api/contract/fields/schemas';
import { invalidInput, type Faults, type HttpError } from '../HttpError.ts';
import type { Refusal } from '../refusals/texts.ts';
import { storageFault } from 'shared-api/contract/fields/storableText';

/**
 * Bounds on any input: well above legitimate use (a table of 500 rows and 50 columns; texts of
 * 20,000 characters), and low enough to be checked in milliseconds. `values` counts every value in
 * a body, including arrays and objects.
 */
export const inputBounds = {
  depth: 20,
  fields: 200,
  entries: 1_000,
  values: 30_000,
  text: 50_000,
} as const;

/** Maximum number of query parameters. */
const mostParameters = 50;

/** A value in a body, with the top-level field that contains it. */
interface FieldValue {
  value: unknown;
  field: string;
  depth: number;
}

/**
 * Before any handler runs, refuses input that no call can use: text that PostgreSQL cannot store,
 * numbers that JSON cannot represent, and anything too deep, long or large to validate quickly.
 */
export function checkInput(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const { params, query, body } = request;
    const ofAddress = faultOf(params) ?? queryFault(query as object);
    // Binary bodies are validated by their handlers.
    const ofBody = Buffer.isBuffer(body) ? undefined : faultOf(body);
    if (ofAddress) done(invalidInput(ofAddress));
    else done(ofBody && refusedByField(request, ofBody));
  });
}

/**
 * Why a body is refused, with the label of its field, and of a text that is longer than any may be what the call's own
 * schema says of it, since most fields take far less. The text is cut, since checks take long on one without a bound.
 */
function refusedByField({ routeOptions, body }: FastifyRequest, fault: Faults): HttpError {
  const schema = routeOptions.config.call?.body;
  if (schema === undefined || isFile(schema)) return invalidInput(fault);
  const fields = objectOf(schema);
  const [[field, { code }] = ['', { code: '' }]] = Object.entries(fault);
  const { [field]: text } = body as Record<string, unknown>;
  const isLong = code === 'inputTooLong' && typeof text === 'string';
  if (!isLong || !Object.hasOwn(fields.fields, field)) return invalidInput(fault, fields);
  const { errors } = validate(fields.pick([field]), { [field]: text.slice(0, inputBounds.text) });
  return invalidInput({ ...fault, ...(errors?.[field] && { [field]: errors[field] }) }, fields);
}

function queryFault(query: object): Faults | undefined {
  if (Object.keys(query).length > mostParameters) {
    return { '': { code: 'inputParameters', params: { most: mostParameters } } };
  }
  return faultOf(query);
}

/**
 * The first error in a parsed body, by field name, or undefined. Iterative, and visits each value
 * once.
 */
export function faultOf(body: unknown): Faults | undefined {
  const pending: FieldValue[] = [{ value: body, field: '', depth: 0 }];
  let seen = 0;
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, field, depth } = next;
    seen += 1;
    const fault = seen > inputBounds.values ? tooMuch : faultOfValue(value, depth);
    if (fault !== undefined) return { [field]: fault };
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      const own = depth === 0 && !Array.isArray(body) ? key : field;
      const keyFault = storageFault(key);
      if (keyFault) return { [field]: { code: 'inputName', params: { fault: keyFault } } };
      pending.push({ value: inner, field: own, depth: depth + 1 });
    }
  }
  return undefined;
}

const tooMuch: Refusal = { code: 'inputTooMuch', params: { most: inputBounds.values } };

function faultOfValue(value: unknown, depth: number): Refusal | undefined {
  if (typeof value === 'string') {
    if (value.length > inputBounds.text) {
      return { code: 'inputTooLong', params: { most: inputBounds.text } };
    }
    const fault = storageFault(value);
    return fault && { code: 'inputUnstorable', params: { fault } };
  }
  if (typeof value === 'number') {
    return Number.isFinite(value) ? undefined : { code: 'inputNumber' };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= inputBounds.depth) {
    return { code: 'inputTooDeep', params: { most: inputBounds.depth } };
  }
  if (Array.isArray(value)) {
    return value.length > inputBounds.entries
      ? { code: 'inputEntries', params: { most: inputBounds.entries } }
      : undefined;
  }
  return Object.keys(value).length > inputBounds.fields
    ? { code: 'inputFields', params: { most: inputBounds.fields } }
    : undefined;
}
