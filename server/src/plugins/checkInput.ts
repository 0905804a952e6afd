import type { FastifyInstance } from 'fastify';
import { invalidInput, type Faults } from '../HttpError.ts';
import type { Refusal } from '../refusals/texts.ts';
import { storageFault } from 'shared-api/contract/fields/storableText';

/**
 * What any input may have, whatever the call: well above what an honest one needs (a table of 500
 * rows and 50 columns; texts of 20,000 characters), and low enough that checking it takes
 * milliseconds. `values` counts everything in a body, lists and objects included.
 */
export const inputBounds = {
  depth: 20,
  fields: 200,
  entries: 1_000,
  values: 30_000,
  text: 50_000,
} as const;

/** Parameters that one address may have. */
const mostParameters = 50;

/** A value of a body, with the name of the field of the body in which it stands. */
interface Place {
  value: unknown;
  field: string;
  depth: number;
}

/**
 * Refuses input that no call can use before any handler sees it: text that PostgreSQL cannot store,
 * numbers that JSON cannot hold, and what is too deep, too long or too much to be checked quickly.
 */
export function checkInput(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const { params, query, body } = request;
    const fault =
      faultOf(params) ??
      queryFault(query as object) ??
      // Bytes are read by whoever takes them.
      (Buffer.isBuffer(body) ? undefined : faultOf(body));
    done(fault && invalidInput(fault));
  });
}

function queryFault(query: object): Faults | undefined {
  if (Object.keys(query).length > mostParameters) {
    return { '': { code: 'inputParameters', params: { most: mostParameters } } };
  }
  return faultOf(query);
}

/**
 * What is wrong with a parsed body, by the name of its field; undefined when nothing is. It looks at
 * each value once, without recursion, and stops at the first fault.
 */
export function faultOf(body: unknown): Faults | undefined {
  const places: Place[] = [{ value: body, field: '', depth: 0 }];
  let seen = 0;
  for (let place = places.pop(); place; place = places.pop()) {
    const { value, field, depth } = place;
    seen += 1;
    const fault = seen > inputBounds.values ? tooMuch : faultOfValue(value, depth);
    if (fault !== undefined) return { [field]: fault };
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      const own = depth === 0 && !Array.isArray(body) ? key : field;
      const keyFault = storageFault(key);
      if (keyFault) return { [field]: { code: 'inputName', params: { fault: keyFault } } };
      places.push({ value: inner, field: own, depth: depth + 1 });
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
