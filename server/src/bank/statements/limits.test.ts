import { describe, expect, it } from '@jest/globals';
import { limits } from './limits.ts';
import { ofxFile, ofxOf, readText } from '../../../harness/testing/statementFiles.ts';

const csv = (...rows: string[]): string => ['Date,Memo,Amount', ...rows].join('\n');
const transaction = (inside: string): string =>
  `<STMTTRN><DTPOSTED>20260203<TRNAMT>-5.00<FITID>1${inside}</STMTTRN>`;

/** Each far beyond its limit, as hostile or damaged files can be. */
const files: [what: string, reason: string, text: () => string][] = [
  [
    'more transactions than are read at once',
    `This file has ${limits.transactions + 1} transactions`,
    () => ofxOf('<STMTTRN></STMTTRN>'.repeat(limits.transactions + 1)),
  ],
  [
    'accounts without end',
    'This file has 101 accounts',
    () => ofxFile('<STMTRS><STMTTRN></STMTRS>'.repeat(101)),
  ],
  [
    'elements without end in one other',
    `A part of this file (BANKTRANLIST) holds more than ${limits.siblings} elements`,
    () => ofxOf('<A/>'.repeat(limits.siblings + 10)),
  ],
  [
    'elements without end',
    `This file has more than ${limits.elements} elements`,
    () => ofxOf(`<A>${'<B/>'.repeat(200_000)}</A>`.repeat(16)),
  ],
  [
    'elements in elements',
    'nested too deeply',
    () => ofxOf('<A><B><C><D>'.repeat(100).replace(/[A-D]/g, (name, at: number) => `${name}${at}`)),
  ],
  [
    'a text without end',
    `the element NAME has a text of more than ${limits.elementText} characters`,
    () => ofxOf(transaction(`<NAME>${'&amp;'.repeat(limits.elementText)}`)),
  ],
  ['nothing but <', 'cut off', () => `OFXHEADER:100\n\n${'<'.repeat(2_000_000)}`],
  ['nothing but <a', 'cut off', () => `OFXHEADER:100\n\n${'<a'.repeat(1_000_000)}`],
  [
    'an amount of thousands of numbers',
    'the amount "1 1 1 1',
    () => ofxOf(`<STMTTRN><DTPOSTED>20260203<TRNAMT>${'1 '.repeat(40_000)}</STMTTRN>`),
  ],
  [
    'a date of thousands of numbers',
    'the date "20260203 1 1',
    () => ofxOf(`<STMTTRN><DTPOSTED>20260203 ${'1 '.repeat(40_000)}<TRNAMT>5</STMTTRN>`),
  ],
  [
    'a payee that no index takes',
    'Transaction 1 (FITID 1) of account 7 has a payee of 9000 characters, where at most 500 are read',
    () => ofxOf(transaction(`<NAME>${'x'.repeat(9000)}`)),
  ],
  [
    'a long memo',
    'has a description of 2001 characters',
    () => ofxOf(transaction(`<MEMO>${'x'.repeat(2001)}`)),
  ],
  [
    'CSV lines without end',
    `more than ${limits.lines} lines`,
    () => csv('\n'.repeat(limits.lines)),
  ],
  [
    'one line of commas',
    `Line 2 is longer than ${limits.lineLength} characters`,
    () => csv(','.repeat(limits.lineLength + 1)),
  ],
  ['many cells in a line', 'Line 2 has 1002 cells', () => csv(','.repeat(1001))],
  [
    'many cells in all',
    `more than ${limits.cells} cells`,
    () => csv(...Array.from({ length: limits.cells / 1000 + 1 }, () => ','.repeat(999))),
  ],
  [
    'a quotation mark that is never closed',
    'Line 1 or the next: the text behind a quotation mark is longer than',
    () => csv('2026-01-01,"a', ...Array.from({ length: 2000 }, () => '2026-01-02,b,'.repeat(10))),
  ],
  [
    'a long CSV amount',
    'Line 2: the amount "1 1 1',
    () => csv(`2026-01-01,a,${'1 '.repeat(40_000)}`),
  ],
  [
    'a long CSV date',
    'Line 2: the date "2026-01-01 1 1',
    () => csv(`2026-01-01 ${'1 '.repeat(40_000)},a,5`),
  ],
  [
    'a long CSV payee',
    'Line 3 has a payee of 9000 characters, where at most 500 are read',
    () => `Date,Payee,Amount\n2026-01-01,a,5\n2026-01-02,${'x'.repeat(9000)},5`,
  ],
  [
    'a CSV account for each line',
    'The column "Account" of this file names 101 accounts',
    () =>
      [
        'Date,Memo,Amount,Account',
        ...Array.from({ length: 101 }, (_, at) => `2026-01-01,a,5,${at}`),
      ].join('\n'),
  ],
];

describe('a file is refused for its size in', () => {
  it.each(files)('%s', (_what, reason, text) =>
    expect(() => readText('a', text())).toThrow(
      expect.objectContaining({ name: 'StatementError', message: expect.stringContaining(reason) }),
    ),
  );
});
