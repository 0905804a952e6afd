import { largestId } from 'shared-api/contract/fields/fields';
import { isDay } from 'shared-api/contract/fields/isDay';
import { storageFault } from 'shared-api/contract/fields/storableText';
import { HttpError } from '../HttpError.ts';
import type { SortKey } from './EntitySource.ts';

/** Keyset cursor: the last row's sort key and id. */
export interface Cursor {
  key: string;
  id: number;
}

/** The opaque cursor for `next`. */
export const writeCursor = ({ key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url');

/** Whether a text is a valid sort key of a type, in PostgreSQL's format. */
const isKey: Record<SortKey['type'], (key: string) => boolean> = {
  text: (key) => storageFault(key) === undefined,
  integer: (key) => /^-?\d{1,10}$/.test(key) && Math.abs(Number(key)) <= largestId,
  bigint: (key) => /^-?\d{1,18}$/.test(key),
  date: (key) => key === 'infinity' || isDay(key),
  timestamp: (key) =>
    key === 'infinity' ||
    (isDay(key.slice(0, 10)) && /^ ([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?$/.test(key.slice(10))),
};

/**
 * Parses a cursor for a list sorted by a key of this type.
 * @throws HttpError 400 if it did not come from `writeCursor` for such a list
 */
export function readCursor(text: string, type: SortKey['type']): Cursor {
  const cursor = decoded(text);
  if (cursor && isKey[type](cursor.key)) return cursor;
  throw new HttpError(400, { code: 'wrongCursor' }, { faults: { cursor: { code: 'notCursor' } } });
}

function decoded(text: string): Cursor | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!Array.isArray(parsed) || parsed.length !== 2) return undefined;
    const [key, id] = parsed as unknown[];
    const isId = Number.isInteger(id) && Number(id) >= 1 && Number(id) <= largestId;
    return typeof key === 'string' && isId ? { key, id: Number(id) } : undefined;
  } catch {
    return undefined;
  }
}
