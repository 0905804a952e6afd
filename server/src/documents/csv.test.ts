import { expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvCell, csvRow, type CsvCell } from './csv.ts';

it.each([
  [-50, '-50'],
  [10_944, '10944'],
  [7.5, '7.5'],
  [{ dollars: -50 }, '-50.00'],
  [{ dollars: 1234.5 }, '1234.50'],
  [{ dollars: 5_000_000_000 }, '5000000000.00'],
])('%j is the number %s', (value, cell) => expect(csvCell(value)).toBe(cell));

it.each([
  ['=1+1', "'=1+1"],
  ['+44 20 7946 0958', "'+44 20 7946 0958"],
  ['-50', "'-50"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  ['  =1', "'  =1"],
  ['"=1"', `"'""=1"""`],
  ["'=1", "''=1"],
  ['＝1', "'＝1"],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
])('the text %j is no formula', (text, cell) => expect(csvCell(text)).toBe(cell));

it.each(['Ann', '2026-01-31', '(519) 555-0101', 'a=b', 'O’Neil', ''])(
  'the text %j stands as it is',
  (text) => expect(csvCell(text)).toBe(text),
);

it('a reader gets back what was written, with an apostrophe before what would be a formula', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('=', '-', '"', "'", ',', ' ', '\t', '\r', '\n', 'a', '1') }),
    fc.integer(),
    fc.record({ dollars: fc.integer({ min: -1e11, max: 1e11 }).map((cents) => cents / 100) }),
  );
  const expected = (value: CsvCell): string[] => {
    if (typeof value === 'number') return [String(value)];
    if (typeof value === 'object') return [value.dollars.toFixed(2)];
    const isFormula = /^[\s"'\u200b]*[=+@＝＋－＠-]|^[\t\r\n]/.test(value);
    return [isFormula ? `'${value}` : value];
  };
  const row = fc.array(cell, { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      const text = rows.map(csvRow).join('');
      const read: string[][] = parse(text, { record_delimiter: '\r\n' });
      expect(read).toEqual(rows.map((cells) => cells.flatMap(expected)));
    }),
  );
});
