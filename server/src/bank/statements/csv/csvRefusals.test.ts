import { describe, expect, it } from '@jest/globals';
import { readText } from '../../../../harness/testing/statementFiles.ts';

describe('a CSV file is refused because', () => {
  it.each<[string, string[]]>([
    [
      'Line 3: the amount "five" in the column "Amount" cannot be read.',
      ['Date,Memo,Amount', '2026-01-01,a,5', '2026-01-02,b,five'],
    ],
    ['Line 2 has the date 2026-01-01 and no amount.', ['Date,Memo,Amount', '2026-01-01,a,']],
    ['Line 2 has an amount and no date.', ['Date,Memo,Amount', ',a,5']],
    [
      'Line 3: the date "2026-02-30" cannot be read as year-month-day.',
      ['Date,Memo,Amount', '', '2026-02-30,a,5'],
    ],
    [
      'Line 3: the date "13/1/2026" cannot be read as month/day/year.',
      ['Date,Memo,Amount', '1/13/2026,a,5', '13/1/2026,a,5'],
    ],
    [
      'Line 3: the date "2/30/2026" cannot be read',
      ['Date,Memo,Amount', '1/13/2026,a,5', '2/30/2026,a,x'],
    ],
    ['Line 2 has more cells than the header row.', ['Date,Memo,Amount', '2026-01-01,a,1,234.50']],
    ['Line 2 has both money in and money out.', ['Date,Memo,Debit,Credit', '2026-01-01,a,5,6']],
    [
      'Line 3: the type "POS" does not say whether',
      ['Date,Memo,Type,Amount', '2026-01-01,a,debit,5', '2026-01-01,a,POS,5'],
    ],
    ['Line 4: the amount "x"', ['Date,Memo,Amount', '2026-01-01,"a', 'b",5', '2026-01-02,b,x']],
    [
      'Line 1 or the next: a quotation mark',
      ['Date,Memo,Amount', '2026-01-01,"a,5', '2026-01-02,b,5'],
    ],
    [
      'known to hold an amount (or money in and money out). The columns of line 1 are: Date, Memo.',
      ['Date,Memo', '2026-01-01,a'],
    ],
    ['This file has no row of column names', ['2026-01-01,a,5', '2026-01-02,b,5']],
    ['This file has no row of column names such as', ['Dear customer', 'please call us']],
    ['This file has more than 200000 lines.', ['Date,Memo,Amount', '\n'.repeat(200_000)]],
  ])('%s', (reason, rows) => {
    expect(() => readText('a.csv', rows.join('\n'))).toThrow(reason);
  });
});
