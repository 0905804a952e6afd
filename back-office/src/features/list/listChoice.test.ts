import { beforeEach, expect, it } from '@jest/globals';
import { nothing, readListChoice, writeListChoice } from './listChoice.ts';

beforeEach(() => localStorage.clear());

it('remembers what was chosen of each list', () => {
  const choice = { search: 'maple', filters: { isActive: 'true' }, sort: '-profit' };
  writeListChoice('contracts', choice);
  expect(readListChoice('contracts')).toEqual(choice);
  expect(readListChoice('clients')).toEqual(nothing);
});

it('keeps the words of a choice that another screen made', () => {
  writeListChoice('invoices', { ...nothing, label: 'of March' });
  expect(readListChoice('invoices')).toEqual({ ...nothing, label: 'of March' });
});

it.each(['{', 'null', '{}'])('shows the whole list where the browser keeps %s', (text) => {
  localStorage.setItem('list-choice clients', text);
  expect(readListChoice('clients')).toEqual(nothing);
});
