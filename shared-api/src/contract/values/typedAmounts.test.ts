import { expect, it } from '@jest/globals';
import { readAmount, sentAmount } from './typedAmounts.ts';

const outcome = (text: string, language: 'en' | 'fr'): string => {
  const read = readAmount(text, language);
  return read.is === 'amount' ? sentAmount(read) : read.is;
};

it.each([
  ['1234.5', '1234.50', '1234.50'],
  ['$ 1,234.50', '1234.50', '1234.50'],
  ['1 234,50 $', '1234.50', '1234.50'],
  ['1\u00a0234,50\u00a0$ CAD', '1234.50', '1234.50'],
  ['CAD 1.234,50', '1234.50', '1234.50'],
  ['CA$1,234', '1234.00', '1.23'],
  ['1 234', '1234.00', '1234.00'],
  ['195,00', '195.00', '195.00'],
  ['1,234,50', '1234.50', '1234.50'],
  ['1,5', 'comma', '1.50'],
  ['195,', 'comma', '195.00'],
  ['12,345', '12345.00', '12.34'],
  ['12.345', '12.34', '12.34'],
  ['1,234.567', '1234.56', 'unclear'],
  ['1.234,567', 'unclear', '1234.56'],
  ['1,23,456', 'unclear', 'unclear'],
  ['0,500', 'unclear', '0.50'],
  ['1 23', 'unclear', 'unclear'],
  ['1e3', 'unclear', 'unclear'],
  ['five', 'unclear', 'unclear'],
  ['-5', 'minus', 'minus'],
  ['5,00-', 'minus', 'minus'],
  ['$ -5', 'minus', 'minus'],
  ['.', 'empty', 'empty'],
  [' $ ', 'empty', 'empty'],
])('%j comes to %s in English and to %s in French', (text, english, french) => {
  expect([outcome(text, 'en'), outcome(text, 'fr')]).toEqual([english, french]);
});
