import type * as yup from 'yup';

/**
 * The shape of a value as data, recorded in the contract description and compared between versions.
 */
export interface Shape {
  type: 'string' | 'number' | 'boolean' | 'object' | 'array' | 'anything';
  /** Whether it may be null; whether it may be omitted. */
  nullable?: true;
  optional?: true;
  /** The allowed values. */
  options?: (string | number | boolean)[];
  /** For objects. */
  fields?: Record<string, Shape>;
  /** For arrays. */
  entries?: Shape;
}

const types = { string: 'string', number: 'number', boolean: 'boolean' } as const;
const isSimple = (type: string): type is keyof typeof types => Object.hasOwn(types, type);

/** The shape that a schema describes. */
export const shapeOf = (schema: yup.ISchema<unknown>): Shape => read(schema.describe());

function read(description: yup.SchemaFieldDescription): Shape {
  if (!('nullable' in description)) return { type: 'anything' };
  const { type, oneOf, nullable, optional } = description;
  const options = oneOf.filter(isPlain);
  const common = {
    ...(nullable ? { nullable } : {}),
    ...(optional ? { optional } : {}),
    ...(options.length > 0 ? { options } : {}),
  } as Pick<Shape, 'nullable' | 'optional' | 'options'>;
  if (isSimple(type)) return { type: types[type], ...common };
  if (type === 'array') {
    const { innerType } = description as yup.SchemaInnerTypeDescription;
    const entry = Array.isArray(innerType) ? innerType[0] : innerType;
    return { type: 'array', ...common, ...(entry ? { entries: read(entry) } : {}) };
  }
  if (type !== 'object') return { type: 'anything', ...common };
  const { fields } = description as yup.SchemaObjectDescription;
  return {
    type: 'object',
    ...common,
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(field)])),
  };
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Lists what breaks for a reader that expects one shape and is given another. Additions break
 * nothing.
 * @param what names the value in the sentences
 */
export function readerBreaks(what: string, read: Shape, given: Shape): string[] {
  if (read.type === 'anything') return [];
  if (read.type !== given.type) {
    return [`${what} is ${read.type} here, and ${given.type} at the server.`];
  }
  const breaks: string[] = [];
  if (given.nullable && !read.nullable) breaks.push(`${what} may be null at the server.`);
  if (given.optional && !read.optional) breaks.push(`${what} may be missing at the server.`);
  for (const [name, field] of Object.entries(read.fields ?? {})) {
    const own = given.fields?.[name];
    if (own) breaks.push(...readerBreaks(`${what}.${name}`, field, own));
    else if (!field.optional) breaks.push(`${what} has no "${name}" at the server.`);
  }
  if (read.entries && given.entries) {
    breaks.push(...readerBreaks(`${what}[]`, read.entries, given.entries));
  }
  return breaks;
}
