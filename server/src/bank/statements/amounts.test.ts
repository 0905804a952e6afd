import { describe, expect, it } from '@jest/globals';
import { decimalMark, readAmount, readOfxAmount, type DecimalMark } from './amounts.ts';

describe('an amount', () => {
  it.each<[string, number]>([
    ['12', 1200],
    ['-12.5', -1250],
    ['+12.50', 1250],
    ['.5', 50],
    ['0.07', 7],
    ['-0.00', 0],
    ['$1,234.50', 123450],
    ['-$1,234.50', -123450],
    ['$-1,234.50', -123450],
    ['+ $5', 500],
    ['- $220.00', -22000],
    ['CA$ 12.00', 1200],
    ['1234.50 CAD', 123450],
    ['(12.00)', -1200],
    ['($1,234.50)', -123450],
    ['12.00-', -1200],
    ['−12.00', -1200],
    ['1.234,50', 123450],
    ['1 234,50 $', 123450],
    ['1\u202f234\u00a0567,89', 123456789],
    ["1'234.50", 123450],
    ['1,234', 123400],
    ['1,234,567', 123456700],
    ['1.234.567', 123456700],
    ['-00000000001500.0000', -150000],
    ['1500.000', 150000],
    ['0,120', 12],
    ['4999999999.99', 499999999999],
  ])('reads %s', (text, cents) => expect(readAmount(text)).toBe(cents));

  it.each([
    '',
    '-',
    'abc',
    '5.0O',
    '1.005',
    '12.345.6',
    '1,23,456',
    '12 34',
    '--5',
    '-(5)',
    '-5-',
    '1e5',
    'NaN',
    '5%',
    '99999999999.00',
  ])('refuses %j', (text) => expect(readAmount(text)).toBeUndefined());

  it.each<[string, DecimalMark, number | undefined]>([
    ['1.234', ',', 123400],
    ['1,234', '.', 123400],
    ['12.340', '.', 1234],
    ['12,340', ',', 1234],
    ['1.234', '.', undefined],
  ])('%s, where the file writes cents after "%s", is %s cents', (text, mark, cents) =>
    expect(readAmount(text, mark)).toBe(cents),
  );

  it.each<[string[], DecimalMark | undefined]>([
    [['1.234', '5,00'], ','],
    [['1,234', '$5.0'], '.'],
    [['12', '1.234'], undefined],
    [['1,00', '1.00'], undefined],
  ])('the decimal mark of %j is %j', (texts, mark) => expect(decimalMark(texts)).toBe(mark));

  // OFX has no thousands separators.
  it.each<[string, number | undefined]>([
    ['-30.000', -3000],
    ['-3.77000', -377],
    ['-3,77', -377],
    ['-30,000', -3000],
    ['-1.234', undefined],
    ['-1,234', undefined],
    ['-1,234.50', -123450],
  ])('of an OFX file %s is %s cents', (text, cents) => expect(readOfxAmount(text)).toBe(cents));
});
