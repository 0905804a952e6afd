import { describe, expect, it } from '@jest/globals';
import { linesOf, readSample, readText } from '../../../../harness/testing/statementFiles.ts';

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
        hasIds: false,
        asOf: '2026-02-04T00:00:00',
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

  it('of a card has its masked number from the line above the header', () => {
    expect(readSample('masked-card.csv').accounts).toMatchObject([
      {
        account: '4500XXXXXXXX0007',
        kind: 'card',
        lines: [{ day: '2026-02-10', cents: -1550 }, { cents: 3000 }],
      },
    ]);
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

  it('of a header row alone has no lines', () => {
    expect(read('Date,Memo,Amount').accounts).toMatchObject([{ account: '', lines: [] }]);
  });

  it('keeps a line whose text speaks of totals', () => {
    expect(money('Date,Memo,Amount', '2026-01-01,Total Paint,5', ',Total,5')).toEqual([500]);
  });

  it('of 50,000 rows is read', () => {
    const row = '01/31/2026,"Paint, brushes","1,234.50"\n';
    const { accounts } = readText('a.csv', `Date,Memo,Amount\n${row.repeat(50_000)}`);
    expect(accounts[0]?.lines).toHaveLength(50_000);
  });
});
