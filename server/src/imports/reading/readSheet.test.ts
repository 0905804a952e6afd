import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { importableNames } from 'shared-api/contract/entities/importing/imports';
import { csvMark, csvRow } from '../../documents/csv.ts';
import { importedFields } from '../importables.ts';
import { cleanCell } from './cells.ts';
import { readSheet } from './readSheet.ts';
import { meaningOf } from './values.ts';

const read = (content: string | Uint8Array) =>
  readSheet(typeof content === 'string' ? Buffer.from(content) : content);

describe('a CSV file to import', () => {
  it.each([
    ['commas', 'Name,City\nAnn,Guelph\n'],
    ['semicolons', 'Name;City\r\nAnn;Guelph'],
    ['tabs', 'Name\tCity\rAnn\tGuelph\r'],
    ['bars and blank rows', '\n\nName|City\n\nAnn|Guelph\n\n'],
    ['the delimiter named above', 'sep=;\r\nName;City\r\nAnn;Guelph\r\n'],
    ['the delimiter named in quotes', '"sep=;"\nName;City\nAnn;Guelph\n'],
    ['the delimiter named by old line ends', 'sep=;\rName;City\rAnn;Guelph\r'],
    ['delimiters after the named one', 'SEP=,,,\r\nName,City,\r\nAnn,Guelph,\r\n'],
    ['a byte order mark', '\ufeffName,City\nAnn,Guelph'],
    ['tails of empty cells', 'Name,City,,\nAnn,Guelph,,\n'],
  ])('with %s is read', (_what, content) => {
    const { headings, rows } = read(content);
    expect(headings).toEqual(['Name', 'City']);
    expect(rows.map(({ cells }) => cells)).toEqual([['Ann', 'Guelph']]);
  });

  it.each([
    ['UTF-8', Buffer.from('Name\nZoé Côté\n')],
    ['Windows-1252', Buffer.from('Name\nZoé Côté\n', 'latin1')],
    ['UTF-16', Buffer.from('\ufeffName\nZoé Côté\n', 'utf16le')],
  ])('in %s has its accents', (_encoding, bytes) =>
    expect(read(bytes).rows[0]?.cells).toEqual(['Zoé Côté']),
  );

  it('counts rows as a spreadsheet does, with line breaks in quotes', () =>
    expect(read('Name,Note\nAnn,"one\ntwo"\n\nBen,x').rows).toEqual([
      { row: 2, cells: ['Ann', 'one\ntwo'] },
      { row: 4, cells: ['Ben', 'x'] },
    ]));

  it('names columns apart that are called the same, or nothing', () =>
    expect(read('Phone,Phone,,x\n1,2,3,4').headings).toEqual([
      'Phone',
      'Phone (2)',
      'Column 3',
      'x',
    ]));

  it.each([
    ['lines', '\n', 9_000_000],
    ['rows of cells', ' ,\r\n', 2_000_000],
  ])('that ends in millions of blank %s is read as without them', (_what, blank, count) =>
    expect(read(`Name,City\nAnn,Guelph\n${blank.repeat(count)}`).rows).toEqual([
      { row: 2, cells: ['Ann', 'Guelph'] },
    ]),
  );

  it('with more lines than a spreadsheet has is refused', () =>
    expect(() => read(`Name\n${'\n'.repeat(2_000_000)}Ann`)).toThrow(
      expect.objectContaining({ status: 413 }),
    ));

  it('of a million columns of one name is refused at once', () =>
    expect(() => read(`${'a,'.repeat(1_000_000)}a\nb`)).toThrow(
      expect.objectContaining({
        status: 413,
        why: { code: 'importManyColumns', params: { columns: 1_000_001, most: 200 } },
      }),
    ));

  it.each([
    ['="00123"', '00123'],
    ["'+1 519 555 0101", '+1 519 555 0101'],
    ["'=SUM(A1)", '=SUM(A1)'],
    ["O'Neil", "O'Neil"],
    ["'t Hooft", "'t Hooft"],
    ['\u00a0Ann\u00a0Lee\u0000 ', 'Ann Lee'],
  ])('has %j for %j', (cell, text) => expect(cleanCell(cell)).toBe(text));

  it('gives back what our own exports write, whatever stands in the cells', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 30 })
      .map((written) => cleanCell(cleanCell(written)))
      .filter((written) => cleanCell(written) === written);
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 8 }), (all) => {
        const written = csvMark + csvRow(['One', 'Two', 'Three']) + all.map(csvRow).join('');
        const kept = all.filter((cells) => cells.some((cell) => cell !== ''));
        if (kept.length === 0) return;
        expect(read(written).rows.map(({ cells }) => cells)).toEqual(kept);
      }),
    );
  });
});

describe('a cell', () => {
  const fields = new Map(
    importableNames.flatMap(importedFields).map((field) => [field.name, field]),
  );
  const field = (name: string) => {
    const found = fields.get(name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };

  it.each([
    ['dateTs', '2026-01-31 09:00', '2026-01-31T09:00'],
    ['dateTs', '31/01/2026 9:05 pm', '2026-01-31T21:05'],
    ['dateTs', 'Jan 31, 2026 9 am', '2026-01-31T09:00'],
    ['dateTs', '2026-01-31T09:00:00', '2026-01-31T09:00'],
    ['dateTs', '46053.375', '2026-01-31T09:00'],
    ['dateTs', '46053 0.375', '2026-01-31T09:00'],
    ['dateTs', '46053 9:00', '2026-01-31T09:00'],
    ['dateTs', '9:00 2026-01-31', '2026-01-31T09:00'],
    ['dateTs', '2026-01-31 0,375', '2026-01-31T09:00'],
    ['dateTs', '31 janvier 2026 9 h', '2026-01-31T09:00'],
    ['price', '$1,234.50', 1234.5],
    ['price', '1 234,50 $', 1234.5],
    ['hours', '2:30', 2.5],
    ['hours', '1,5', 1.5],
    ['hours', '1 h 30', 1.5],
    ['hours', '90 min', 1.5],
    ['isActive', 'Actif', true],
    ['isActive', 'inactive', false],
    ['serviceStatus', 'completed', 'Complete'],
    ['serviceStatus', 'Canceled', 'Cancelled'],
    ['serviceStatus', 'Terminé', 'Complete'],
    ['serviceStatus', 'Annulée', 'Cancelled'],
    ['serviceStatus', 'Prévue', 'Scheduled'],
    ['language', 'Français', 'fr'],
    ['startTime', '8h30', '08:30'],
    ['startTime', '8 h 30', '08:30'],
    ['startTime', '0,5625', '13:30'],
    ['repeat', 'Every two weeks', 'everyTwoWeeks'],
    ['repeat', 'Biweekly', 'everyTwoWeeks'],
    ['repeat', 'Toutes les 2 semaines', 'everyTwoWeeks'],
    ['repeat', 'chaque mois', 'monthly'],
  ])('of %s that says %j means %j', (name, text, value) =>
    expect(meaningOf(text, field(name), { dayOrder: 'dmy' })).toEqual({ value }),
  );

  it.each([
    ['dateTs', '2026-02-30 09:00'],
    ['dateTs', '2026-01-31'],
    ['dateTs', '46053'],
    ['dateTs', '31/01/2026 25:00'],
    ['price', '1.234'],
    ['price', 'free'],
    ['hours', 'two'],
    ['serviceStatus', 'maybe'],
    ['address', '#REF!'],
  ])('of %s that says %j is refused', (name, text) =>
    expect(meaningOf(text, field(name), { dayOrder: 'dmy' })).toHaveProperty('fault'),
  );
});
