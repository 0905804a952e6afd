import type { FastifyInstance } from 'fastify';
import { storageFault } from 'shared-api/contract/fields/storableText';
import { invalidInput } from '../HttpError.ts';

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

function queryFault(query: object): Record<string, string> | undefined {
  if (Object.keys(query).length > mostParameters) {
    return { '': `An address may have ${mostParameters} parameters at most.` };
  }
  return faultOf(query);
}

/**
 * What is wrong with a parsed body, by the name of its field; undefined when nothing is. It looks at
 * each value once, without recursion, and stops at the first fault.
 */
export function faultOf(body: unknown): Record<string, string> | undefined {
  const places: Place[] = [{ value: body, field: '', depth: 0 }];
  let seen = 0;
  for (let place = places.pop(); place; place = places.pop()) {
    const { value, field, depth } = place;
    seen += 1;
    const fault = seen > inputBounds.values ? tooMuch : faultOfValue(value, depth);
    if (fault !== undefined) return { [field]: `${field || 'The body'} ${fault}` };
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      const own = depth === 0 && !Array.isArray(body) ? key : field;
      const keyFault = storageFault(key);
      if (keyFault !== undefined) return { [field]: `The name of a field ${keyFault}` };
      places.push({ value: inner, field: own, depth: depth + 1 });
    }
  }
  return undefined;
}

const tooMuch = `holds too much: ${inputBounds.values} values at most.`;

function faultOfValue(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') {
    if (value.length <= inputBounds.text) return storageFault(value);
    return `may have ${inputBounds.text} characters at most.`;
  }
  if (typeof value === 'number') {
    return Number.isFinite(value) ? undefined : 'holds a number that is too large.';
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= inputBounds.depth) {
    return `is nested too deeply: ${inputBounds.depth} levels at most.`;
  }
  if (Array.isArray(value)) {
    return value.length > inputBounds.entries
      ? `may have ${inputBounds.entries} entries at most.`
      : undefined;
  }
  return Object.keys(value).length > inputBounds.fields
    ? `has too many fields: ${inputBounds.fields} at most.`
    : undefined;
}
