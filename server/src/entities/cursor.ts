import { HttpError } from '../HttpError.ts';

/** The place in a list behind which the next page begins: the last row's sort key and id. */
export interface Cursor {
  key: string;
  id: number;
}

/** The opaque text of a cursor as it stands in `next`. */
export const writeCursor = ({ key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url');

/**
 * Reads a cursor.
 * @throws HttpError 400 when the text is not one that `writeCursor` gave
 */
export function readCursor(text: string): Cursor {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (Array.isArray(parsed)) {
      const [key, id] = parsed as unknown[];
      if (typeof key === 'string' && Number.isInteger(id)) return { key, id: Number(id) };
    }
  } catch {
    // Told below.
  }
  throw new HttpError(400, 'The cursor is not valid: start again from the first page.', {
    errors: { cursor: 'The cursor is not valid.' },
  });
}
