import { describe, expect, it } from '@jest/globals';
import {
  cellBelow,
  cellToRead,
  followingSubTotal,
  linesSum,
  questionOfLines,
  withAmounts,
} from './lines.ts';

const head = ['Description', 'Qty', 'Rate', 'Amount'];

describe('the lines of an invoice', () => {
  it('have their days as the office writes them, but in a cell that can be typed in', () => {
    const stored = 'Windows, 2026-11-20, 1 Main Street';
    expect(cellToRead('Description', stored)).toBe('Windows, Nov 20, 2026, 1 Main Street');
    expect(cellToRead('Amount', '12.5')).toBe('12.50');
    expect(cellBelow('Description', stored)).toBe(stored);
  });

  it.each([
    [[head, ['Cleaning', '4', '43.25', '173.00'], ['Trip', '', '', '$ 1,040.50']], 121_350],
    [[head, ['A', '', '', '10'], ['Discount', '', '', '-2.5']], 750],
    [[head, ['A note', '', '', '']], undefined],
    [[head, ['A', '', '', '10'], ['B', '', '', 'about 5']], undefined],
    [[head, ['A', '', '', '12,50']], undefined],
    [[], undefined],
    ['nothing', undefined],
  ])('%j come to %p cents', (lines, cents) => expect(linesSum(lines)).toBe(cents));

  it('have the amount follow quantity and rate, until one is typed', () => {
    const before = [head, ['Cleaning', '4', '', '']];
    const priced = withAmounts([head, ['Cleaning', '4', '43.25', '']], before);
    expect(priced[1]).toEqual(['Cleaning', '4', '43.25', '173.00']);
    const more = withAmounts([head, ['Cleaning', '5', '43.25', '173.00']], priced);
    expect(more[1]?.[3]).toBe('216.25');
    const own = [head, ['Cleaning', '5', '43.25', '200']];
    expect(withAmounts(own, more)[1]?.[3]).toBe('200');
    expect(withAmounts([head, ['Cleaning', '6', '43.25', '200']], own)[1]?.[3]).toBe('200');
  });

  it('follow as well with a column of one more fact before the amounts', () => {
    const wide = ['Description', 'Qty', 'Rate', 'Day', 'Amount'];
    const lines = [wide, ['Cleaning', '4', '43.25', 'Monday', '']];
    expect(withAmounts(lines, [wide, ['Cleaning', '4', '', 'Monday', '']])[1]?.at(-1)).toBe(
      '173.00',
    );
  });

  it('have rates and amounts with their cents', () => {
    expect(['Qty', 'Rate', 'Amount', undefined].map((head) => cellBelow(head, '258'))).toEqual([
      '258',
      '258.00',
      '258.00',
      '258',
    ]);
    expect(['$ 43.5', '0.085', 'included', ''].map((text) => cellBelow('Rate', text))).toEqual([
      '$ 43.50',
      '0.085',
      'included',
      '',
    ]);
  });

  it('have amounts written as those beside them', () => {
    const before = [head, ['Carpet, room', '2', '$ 49.00', '$ 98.00']];
    expect(withAmounts([head, ['Carpet, room', '3', '$ 49.00', '$ 98.00']], before)[1]?.[3]).toBe(
      '$ 147.00',
    );
  });

  it('of an older invoice with other columns stay as they are', () => {
    const lines = [
      ['Item', 'Hours', 'Total'],
      ['Cleaning', '4', ''],
    ];
    expect(withAmounts(lines, [])).toBe(lines);
  });
});

describe('the subtotal', () => {
  const lines = [head, ['A', '', '', '30.10']];

  it('is the sum of the lines, as long as nobody has typed another one', () => {
    expect(followingSubTotal(lines, { subTotal: null, lines: [] })).toBe(3_010);
    const before = { subTotal: 20, lines: [head, ['A', '', '', '20']] };
    expect(followingSubTotal(lines, before)).toBe(3_010);
    expect(followingSubTotal(lines, { ...before, subTotal: 25 })).toBeUndefined();
    expect(followingSubTotal(lines, { ...before, subTotal: 'twelve' })).toBeUndefined();
  });

  it('is asked about where it differs from the sum', () => {
    const ask = (subTotal: number, of: unknown) =>
      questionOfLines({ subTotal, lines: of }, 'subTotal', (cents) => ({ subTotal: cents / 100 }));
    expect(ask(30.1, lines)).toBeUndefined();
    expect(ask(25, [])).toBeUndefined();
    expect(ask(25, lines)).toMatchObject({
      text: 'The lines come to $\u00a030.10, and the subtotal is $\u00a025.00.',
      take: { label: 'Take $\u00a030.10', fields: { subTotal: 30.1 } },
      keep: 'Keep $\u00a025.00',
    });
  });
});
