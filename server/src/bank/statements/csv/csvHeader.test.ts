import { describe, expect, it } from '@jest/globals';
import { readStatementFile, type ColumnMapping } from '../readStatementFile.ts';
import { linesOf, readSample } from '../../../../harness/testing/statementFiles.ts';

describe('a CSV file', () => {
  it('with unknown columns is refused with their names, and read once they are chosen', () => {
    expect(() => readSample('own-columns.csv')).toThrow(
      expect.objectContaining({
        name: 'StatementError',
        message:
          'No column of this file is known to hold a date, an amount (or money in and money out), a description. The columns of line 1 are: Wann, Was, Betrag. Say which column holds what, or rename the columns in the file.',
        headers: ['Wann', 'Was', 'Betrag'],
      }),
    );
    const chosen: ColumnMapping = {
      day: 'Wann',
      description: ['Was'],
      amount: 'Betrag',
      dayFormat: 'dmy',
    };
    const text = 'Wann|Was|Betrag\n5.2.2026|Leiter|-10,00\n6.2.2026|Anna|1.234\n';
    const file = readStatementFile('a.csv', Buffer.from(text), (headers) =>
      headers.join() === 'Wann,Was,Betrag' ? chosen : undefined,
    );
    expect(file.columns).toEqual(chosen);
    expect(linesOf(file)).toMatchObject([
      { day: '2026-02-05', cents: -1000, description: 'Leiter' },
      { day: '2026-02-06', cents: 123400 },
    ]);
  });

  it('is read as remembered even where the names would say otherwise', () => {
    const text = 'Date,Description,Amount,Charged\n2/1/2026,Paint,5,7.00\n';
    const file = readStatementFile('a.csv', Buffer.from(text), () => ({
      day: 'Date',
      dayFormat: 'dmy',
      description: ['Description'],
      amount: 'Charged',
      outIsPositive: true,
    }));
    expect(linesOf(file)).toMatchObject([{ day: '2026-01-02', cents: -700 }]);
  });

  it('that lacks a remembered column is refused', () => {
    const mapping: ColumnMapping = { day: 'Jour', dayFormat: 'ymd', description: [], amount: 'X' };
    expect(() => readStatementFile('a.csv', Buffer.from('Date,X\n1,2'), () => mapping)).toThrow(
      'The column "Jour" was chosen for files like this one, but this file has only: Date, X.',
    );
  });
});
