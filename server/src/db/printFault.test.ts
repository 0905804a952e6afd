import { expect, it, jest } from '@jest/globals';
import { ConfigError } from '../config.ts';
import { printFault } from './printFault.ts';

const printed = (error: unknown): string => {
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  printFault(error);
  const text = print.mock.calls.flat().map(String).join(' ');
  print.mockRestore();
  return text;
};

it('prints the cure of a fault that has one', () => {
  expect(printed(new ConfigError('Set PORT.'))).toBe('\nSet PORT.\n');
});

it('prints nothing of the row that PostgreSQL refused', () => {
  const detail = 'Failing row contains (7, ann@example.com, $argon2id$secret).';
  const error = Object.assign(new Error('null value for ann@example.com'), {
    code: '23502',
    detail,
  });
  const text = printed(error);
  expect(text).toContain('PostgreSQL refused a value.');
  expect(text).not.toMatch(/argon2|example\.com/);
});
