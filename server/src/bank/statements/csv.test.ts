import { describe, expect, it } from '@jest/globals';
import { readStatementFile, type ColumnMapping } from './readStatementFile.ts';
import { linesOf, readSample, readText } from './testing.ts';

const read = (...rows: string[]) => readText('a.csv', rows.join('\n'));
const money = (...rows: string[]) => linesOf(read(...rows)).map(({ cents }) => cents);

describe('a CSV file', () => {
  it('with an amount column is read, its balances left out', () => {
    const { accounts, columns, headers } = readSample('bank.csv');
    expect(columns).toEqual({
      day: 'Date',
      dayFormat: 'ymd',
      description: ['Description'],
      amount: 'Amount',
    });
    expect(headers).toEqual(['Date', 'Description', 'Amount', 'Balance']);
    expect(accounts).toEqual([
      {
        account: '',
        bank: '',
        kind: 'bank',
        currency: null,
        lines: [
          {
            day: '2026-02-03',
            cents: -4510,
            currency: null,
            description: 'Paint, brushes and "tape"',
            counterparty: '',
            kind: '',
            reference: '',
            check: '',
          },
          expect.objectContaining({ cents: 125000, description: 'E-TRANSFER FROM ANN' }),
        ],
      },
    ]);
  });

  it('in French with semicolons, titles, Windows-1252 and totals is read', () => {
    const { accounts, columns } = readSample('releve-francais.csv');
    expect(columns).toMatchObject({ dayFormat: 'dmy', moneyIn: 'Dépôt', moneyOut: 'Retrait' });
    expect(accounts).toMatchObject([
      {
        account: '815-0042-777',
        lines: [
          { day: '2026-02-13', cents: -1250, description: 'Café L’Été' },
          { day: '2026-03-02', cents: 123400 },
          { day: '2026-03-03', cents: -100000, check: '0118' },
        ],
      },
    ]);
  });

  it('with withdrawals and deposits, section titles and a total is read', () => {
    expect(readSample('debit-credit.csv').accounts).toMatchObject([
      {
        account: '5550001',
        lines: [
          {
            day: '2026-02-25',
            cents: -123411,
            counterparty: 'Ladder Rental',
            description: 'Ladder Rental, two days',
            kind: 'CHECK',
            check: '1002',
          },
          { day: '2026-02-01', cents: 2000, description: 'Ann Payer' },
        ],
      },
    ]);
  });

  it('without signs takes them from its type column, and its accounts from their column', () => {
    expect(readSample('unsigned-with-type.csv').accounts).toMatchObject([
      {
        account: 'Store Credit Card',
        kind: 'card',
        currency: 'CAD',
        lines: [{ cents: -799 }, { cents: 100000, description: 'Refund & thanks' }],
      },
      { account: 'Operating', kind: 'bank', lines: [{ cents: -200 }] },
    ]);
  });

  it('of a payment service is read without its balance rows', () => {
    expect(linesOf(readSample('payment-service.csv'))).toMatchObject([
      { day: '2026-02-03', cents: 15000, reference: '9007199254740993', kind: 'Payment' },
      { day: '2026-02-04', cents: -15000, description: '' },
    ]);
  });

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

  it.each([
    ['debits below zero', ['Date,Memo,Debit,Credit', '2026-01-01,a,-5.00,', '2026-01-02,b,,3']],
    ['debits above zero', ['Date,Memo,Debit,Credit', '2026-01-01,a,5.00,0.00', '2026-01-02,b,-,3']],
    ['brackets', ['Date,Memo,Amount', '2026-01-01,a,(5.00)', '2026-01-02,b,3.00']],
    ['signs and types', ['Date,Memo,Type,Amount', '2026-01-01,a,debit,-5', '2026-01-02,b,?,+3']],
    ['a line for Excel', ['sep=;', 'Date;Memo;Amount', '2026-01-01;a;-5', '2026-01-02;b;3']],
    ['spare cells', ['Date,Memo,Amount', '2026-01-01,a,-5,,', '2026-01-02,b,3']],
    [
      'a repeated header',
      ['Date,Memo,Amount', '2026-01-01,a,-5', 'Date,Memo,Amount', '2026-01-02,b,3'],
    ],
    [
      'a type per line',
      ['Date,Memo,Type,Amount', '2026-01-01,a,Retrait,5', '2026-01-02,b,Dépôt,3'],
    ],
    ['old Macintosh line ends', ['Date,Memo,Amount\r2026-01-01,a,-5\r2026-01-02,b,3']],
    ['currency in the name', ['Date,Memo,CAD$,USD$', '2026-01-01,a,-5,', '2026-01-02,b,3,']],
  ])('with %s is read', (_what, rows) => expect(money(...rows)).toEqual([-500, 300]));

  it.each([
    [
      ['Date,Memo,Amount', '2026-01-01,a,5', '2026-01-02,b,five'],
      'Line 3: the amount "five" in the column "Amount" cannot be read.',
    ],
    [['Date,Memo,Amount', '2026-01-01,a,'], 'Line 2 has the date 2026-01-01 and no amount.'],
    [['Date,Memo,Amount', ',a,5'], 'Line 2 has an amount and no date.'],
    [
      ['Date,Memo,Amount', '', '2026-02-30,a,5'],
      'Line 3: the date "2026-02-30" cannot be read as year-month-day.',
    ],
    [
      ['Date,Memo,Amount', '1/13/2026,a,5', '13/1/2026,a,5'],
      'Line 3: the date "13/1/2026" cannot be read as month/day/year.',
    ],
    [['Date,Memo,Amount', '2026-01-01,a,1,234.50'], 'Line 2 has more cells than the header row.'],
    [['Date,Memo,Debit,Credit', '2026-01-01,a,5,6'], 'Line 2 has both money in and money out.'],
    [
      ['Date,Memo,Type,Amount', '2026-01-01,a,debit,5', '2026-01-01,a,POS,5'],
      'Line 3: the type "POS" does not say',
    ],
    [
      ['Date,Memo,Amount', '2026-01-01,"a,5', '2026-01-02,b,5'],
      'Line 1 or the next: a quotation mark',
    ],
    [
      ['Date,Memo', '2026-01-01,a'],
      'known to hold an amount (or money in and money out). The columns of line 1 are: Date, Memo.',
    ],
    [['2026-01-01,a,5', '2026-01-02,b,5'], 'This file has no row of column names'],
    [['Dear customer', 'please call us'], 'This file has no row of column names'],
    [['Date,Memo,Amount', ...Array.from({ length: 200_000 }, () => '')], 'more than 200000 lines'],
  ])('like %.60j is refused', (rows, reason) => expect(() => read(...rows)).toThrow(reason));

  it('of a header row alone has no lines', () => {
    expect(read('Date,Memo,Amount').accounts).toMatchObject([{ account: '', lines: [] }]);
  });

  it('keeps a line whose text speaks of totals, and says which line ends where', () => {
    expect(money('Date,Memo,Amount', '2026-01-01,Total Paint,5', ',Total,5')).toEqual([500]);
    expect(() => read('Date,Memo,Amount', '2026-01-01,"a', 'b",5', '2026-01-02,b,x')).toThrow(
      'Line 4:',
    );
  });

  it('of 50,000 rows is read', () => {
    const row = '01/31/2026,"Paint, brushes","1,234.50"\n';
    const { accounts } = readText('a.csv', `Date,Memo,Amount\n${row.repeat(50_000)}`);
    expect(accounts[0]?.lines).toHaveLength(50_000);
  });
});
