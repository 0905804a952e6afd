import { expect, it } from '@jest/globals';
import { keep, keepText, readKept, readKeptText } from './kept.ts';

const memory = new Map<string, string>();
const storage = () => ({
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
  removeItem: (key: string) => void memory.delete(key),
});
const forbidden = () => {
  throw new DOMException('Forbidden', 'SecurityError');
};
const full = () => ({
  ...storage(),
  setItem: () => {
    throw new DOMException('Full', 'QuotaExceededError');
  },
});

it('gives back what was kept, until it is forgotten', () => {
  expect(keep(storage, 'choice', { search: 'maple' })).toBe(true);
  expect(readKept(storage, 'choice')).toEqual({ search: 'maple' });
  expect(keep(storage, 'choice', undefined)).toBe(true);
  expect(readKept(storage, 'choice')).toBeUndefined();
});

it('keeps a text as it is', () => {
  expect(keepText(storage, 'token', '{')).toBe(true);
  expect(memory.get('token')).toBe('{');
  expect(readKeptText(storage, 'token')).toBe('{');
  expect(keepText(storage, 'token', undefined)).toBe(true);
  expect(readKeptText(storage, 'token')).toBeUndefined();
});

it.each(['{', 'null', ''])('gives nothing where the browser keeps "%s"', (text) => {
  memory.set('choice', text);
  expect(readKept(storage, 'choice')).toBeUndefined();
});

it('says what a full or forbidden storage did not take', () => {
  expect(keep(full, 'choice', {})).toBe(false);
  expect(keep(forbidden, 'choice', {})).toBe(false);
  expect(readKept(forbidden, 'choice')).toBeUndefined();
  expect(readKeptText(forbidden, 'choice')).toBeUndefined();
});
