import { expect, it } from '@jest/globals';
import { largestId } from 'shared-api/contract/fields/fields';
import { readCursor, writeCursor } from './cursor.ts';
import type { SortKey } from './EntitySource.ts';

type Type = SortKey['type'];

const encoded = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

it.each<[Type, string]>([
  ['text', 'osei'],
  ['text', ''],
  ['integer', '0'],
  ['integer', String(largestId)],
  ['integer', String(-largestId)],
  ['bigint', '-9000000000000000'],
  ['date', '2026-01-31'],
  ['date', 'infinity'],
  ['timestamp', '2026-01-31 23:59:59'],
  ['timestamp', '2026-01-31 08:00:00.123456'],
  ['timestamp', 'infinity'],
])('a cursor of %s comes back as it was: %s', (type, key) => {
  for (const id of [1, largestId]) {
    expect(readCursor(writeCursor({ key, id }), type)).toEqual({ key, id });
  }
});

it.each<[Type, unknown]>([
  ['text', ['nothing \0', 1]],
  ['integer', [String(largestId + 1), 1]],
  ['integer', ['1.5', 1]],
  ['integer', ['', 1]],
  ['bigint', ['1234567890123456789', 1]],
  ['date', ['2026-02-30', 1]],
  ['date', ['soon', 1]],
  ['timestamp', ['2026-01-31', 1]],
  ['timestamp', ['2026-01-31 24:00:00', 1]],
  ['timestamp', ['2026-02-30 12:00:00', 1]],
  ['timestamp', ['soon', 1]],
  ['text', ['key', 0]],
  ['text', ['key', largestId + 1]],
  ['text', ['key', 1.5]],
  ['text', ['key', '1']],
  ['text', [1, 1]],
  ['text', ['key']],
  ['text', ['key', 1, 1]],
  ['text', { length: 2, 0: 'key', 1: 1 }],
  ['text', null],
])('of %s is refused: %j', (type, value) => {
  expect(() => readCursor(encoded(value), type)).toThrow(
    expect.objectContaining({
      status: 400,
      message: 'The cursor is not valid: start again from the first page.',
    }),
  );
});

it('is refused when it is no JSON', () => {
  expect(() => readCursor('a', 'text')).toThrow('The cursor is not valid');
});
