import { describe, expect, it } from '@jest/globals';
import {
  linesOf,
  ofxFile,
  ofxOf,
  readSample,
  readText,
} from '../../../../harness/testing/statementFiles.ts';

const transaction = (inside: string): string =>
  `<STMTTRN><TRNTYPE>POS<DTPOSTED>20260203<TRNAMT>-5.00<FITID>1${inside}</STMTTRN>`;
const line = (text: string) => linesOf(readText('a.ofx', text))[0];

describe('an OFX file', () => {
  it('of version 1 is read in Windows-1252, with comma decimals and unclosed leaves', () => {
    const { format, accounts } = readSample('ofx1-accents-1252.ofx');
    expect(format).toBe('ofx');
    expect(accounts).toMatchObject([
      { account: '0042-777', bank: 'Caisse du Lac', kind: 'bank', currency: 'CAD' },
    ]);
    expect(accounts[0]?.lines).toEqual([
      {
        day: '2026-02-03',
        cents: -123450,
        currency: 'CAD',
        description: 'Café L’Été & Fils - Achat – 12 € remis',
        counterparty: 'Café L’Été & Fils',
        kind: 'DEBIT',
        reference: '2026020300001',
        check: '',
      },
      expect.objectContaining({ cents: 30000, description: 'Virement Interac & dépôt' }),
      expect.objectContaining({ description: 'CHEQUE 0118 LOYER', check: '0118' }),
    ]);
  });

  it('of version 2 keeps entities, CDATA, any alphabet, and a currency of its own', () => {
    expect(linesOf(readSample('ofx2.ofx'))).toMatchObject([
      { cents: 125000, description: "E-TRANSFER ***k7q - Żaneta O'Brien <unit 4> 日本" },
      {
        cents: -7,
        counterparty: 'Corner Hardware',
        description: /* PAYEE */ 'Corner Hardware - nails & <screws>',
      },
      { cents: -2000, currency: 'USD' },
    ]);
  });

  it('of Quicken, with its header on one line, holds a card', () => {
    expect(readSample('card.qfx').accounts).toMatchObject([
      {
        kind: 'card',
        account: '4500000000000007',
        lines: [{ cents: -8999, day: '2026-02-14' }, { cents: 50000 }],
      },
    ]);
  });

  it('gives every bank and card account, equal lines twice, and no investment account', () => {
    const { accounts } = readSample('several-accounts.ofx');
    expect(accounts.map(({ account, kind, lines }) => [account, kind, lines.length])).toEqual([
      ['100', 'bank', 2],
      ['200', 'bank', 0],
      ['300', 'card', 1],
    ]);
  });

  it.each([
    [
      'of version 1, indented, behind empty lines, with an empty balance',
      'indented-ofx1.ofx',
      { account: '0042~7', bank: '815', kind: 'bank', currency: 'CAD' },
      [
        { day: '2026-02-10', cents: 1, description: 'INTEREST FOR JANUARY AND FEBRUARY' },
        { day: '2026-02-11', cents: -3451, description: 'HYDRO', counterparty: '' },
      ],
    ],
    [
      'without a header',
      'without-header.ofx',
      { account: '5550002', kind: 'bank', currency: 'CAD' },
      [{ day: '2026-02-04', cents: 12_000, description: 'Ann Payer', reference: '2000957' }],
    ],
    [
      'of version 2 whose leaves are not closed',
      'ofx2-unclosed.ofx',
      { account: '00000000-0000-4000-8000-000000000007', kind: 'card', currency: 'AUD' },
      [{ day: '2026-02-14', cents: -550, description: 'SOAP' }],
    ],
    [
      'in euros, with comma decimals and an entry without a text',
      'euro.ofx',
      { account: '777', currency: 'EUR' },
      [
        { cents: -20_000, currency: 'EUR', description: '', check: '1000' },
        { cents: -30_050, currency: 'EUR', description: 'CASH MACHINE MAIN STREET' },
      ],
    ],
  ])('%s is read', (_what, name, account, lines) => {
    expect(readSample(name).accounts).toMatchObject([{ ...account, lines }]);
  });

  it.each([
    ['broken-date.ofx', /Transaction 2 \(FITID BAD-DAY\) of account 100 has the date "20260230"/],
    ['broken-amount.ofx', /Transaction 2 of account 100 has the amount "5\.0O"/],
    ['error-status.ofx', /The bank reported "The password is wrong" \(code 15500\)/],
    [
      'investment.ofx',
      'This file holds an investment account; only bank and card accounts are imported.',
    ],
    ['cut-off.ofx', /cut off/],
  ])('%s is refused with its reason', (name, reason) => {
    expect(() => readSample(name)).toThrow(reason);
    expect(() => readSample(name)).toThrow(expect.objectContaining({ name: 'StatementError' }));
  });

  it.each([
    ['<STMTTRN><TRNAMT>1<FITID>9</STMTTRN>', 'Transaction 1 (FITID 9) of account 7 has no date'],
    ['<STMTTRN><DTPOSTED>20260101<TRNAMT></STMTTRN>', 'Transaction 1 of account 7 has no amount'],
  ])('with %s is refused', (text, reason) =>
    expect(() => readText('a', ofxOf(text))).toThrow(reason),
  );

  it('of a card names it by its last digits only when it is refused', () => {
    const text = ofxFile(
      '<CCSTMTRS><CCACCTFROM><ACCTID>4500000000000007</CCACCTFROM><STMTTRN></CCSTMTRS>',
    );
    expect(() => readText('a', text)).toThrow('of card …0007 has no date');
  });

  it.each([
    ['This file holds no statement of an account.', '<OFX></OFX>'],
    ['This file describes the services of the bank', ofxFile('<PROFRS></PROFRS>')],
    ['This file is a list of accounts', ofxFile('<ACCTINFORS></ACCTINFORS>')],
    [
      'The bank reported an error (code 2000) instead of transactions.',
      ofxFile('<STATUS><CODE>2000<SEVERITY>ERROR</STATUS><STMTRS></STMTRS>'),
    ],
    ['This file is damaged', ofxFile(Array.from({ length: 99 }, (_, at) => `<A${at}>`).join(''))],
  ])('without transactions is refused: %s', (reason, text) =>
    expect(() => readText('a', text)).toThrow(reason),
  );

  it.each([
    ['an empty leaf that is not closed', '<NAME>\n<MEMO>Paint', { description: 'Paint' }],
    ['a < that is no tag', '<NAME>A < B <3 <<C>> <ann@example.com>', { description: 'A < B <3 <' }],
    ['entities once', '<NAME>A &amp;amp; B &#x41; &zzz;', { description: 'A &amp; B A &zzz;' }],
    ['no forbidden character', '<NAME>A&#0;B&#xD800;&#7;C', { description: 'A&#0;B&#xD800; C' }],
    ['a comment', '<NAME>Pa<!-- <NAME>x -->int', { description: 'Paint' }],
    ['a cheque number 0 as none', '<CHECKNUM>0', { check: '' }],
    [
      'an original currency as a remark',
      '<ORIGCURRENCY><CURSYM>USD</ORIGCURRENCY>',
      { currency: 'CAD' },
    ],
    [
      'a name cut off in front of its memo',
      '<NAME>ELECTRIC COMP<MEMO>ELECTRIC COMPANY 7',
      { description: 'ELECTRIC COMPANY 7', counterparty: 'ELECTRIC COMP' },
    ],
    [
      'a short name that only looks repeated',
      '<NAME>AL<MEMO>RENTAL',
      { description: 'AL - RENTAL' },
    ],
  ])('is read with %s', (_what, inside, expected) =>
    expect(line(ofxOf(transaction(inside)))).toMatchObject(expected),
  );

  it('is read when transactions and lists are not closed', () => {
    const open = transaction('<NAME>One').replace('</STMTTRN>', '');
    const text = ofxOf(`${open}\n${open}`).replace('</BANKTRANLIST>', '');
    expect(linesOf(readText('a.ofx', text))).toHaveLength(2);
  });

  it('settles "1.234" by how its other amounts are written', () => {
    const amounts = (other: string) =>
      ofxOf(
        `${transaction('').replace('-5.00', '1.234')}${transaction('').replace('-5.00', other)}`,
      );
    expect(linesOf(readText('a', amounts('5,00')))[0]?.cents).toBe(123400);
    expect(() => readText('a', amounts('5'))).toThrow('the amount "1.234", which cannot be read');
  });

  it('of 50,000 transactions is read', () => {
    const text = ofxOf(transaction('<NAME>Paint Depot<MEMO>POS 1').repeat(50_000));
    expect(linesOf(readText('a.ofx', text))).toHaveLength(50_000);
  });
});
