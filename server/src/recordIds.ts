import { HttpError, invalidInput } from './HttpError.ts';

// More digits than any id has: an unknown record rather than a malformed call.
const isId = (text: string): boolean => /^\d{1,9}$/.test(text);

/**
 * The id in a call's address.
 * @throws HttpError 404 for what is no id
 */
export function recordId({ id }: { id: string }): number {
  if (!isId(id)) throw new HttpError(404, { code: 'noRecord', params: { id } });
  return Number(id);
}

/**
 * The id by which a query filters, or null where it does not.
 * @throws HttpError 400 for what is no id, at the name of the parameter
 */
export function recordFilter<Name extends string>(
  query: Partial<Record<Name, unknown>>,
  name: Name,
): number | null {
  const text = query[name];
  if (text === undefined) return null;
  if (typeof text !== 'string' || !isId(text)) {
    throw invalidInput({ [name]: { code: 'notRecordNumber' } });
  }
  return Number(text);
}
