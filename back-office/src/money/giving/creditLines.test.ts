import { expect, it } from '@jest/globals';
import { askedLines, lineErrors } from './creditLines.ts';

const lines = [
  { line: 1, left: 200 },
  { line: 3, left: 40 },
];

it.each([
  ['12,50', 'Amount must be a number. Use a point for cents: 12.50.'],
  ['abc', 'Amount must be a number.'],
  ['0', "Amount can't be less than $ 0.01."],
  ['0.001', "Amount can't be less than $ 0.01."],
  ['1.005', 'Amount must be an amount with at most two decimals.'],
  ['40.01', "Amount can't be more than $ 40.00."],
])('tells of %s, at its own line, what is wrong with it', (typed, told) => {
  expect(lineErrors(lines, { 1: '$ 200.00', 3: typed })).toEqual({ 3: told });
});

it('asks for what is typed, and finds nothing wrong with lines that are left empty', () => {
  expect(lineErrors(lines, { 3: ' ' })).toEqual({});
  expect(askedLines(lines, { 1: '1,50.0', 3: '' })).toEqual([{ line: 1, amount: '1,50.0' }]);
  expect(askedLines(lines, { 1: '12.5' })).toEqual([{ line: 1, amount: 12.5 }]);
});
