import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  choiceOfAddress,
  filtered,
  firstChoice,
  isFirst,
  isOfAll,
  listAddress,
  readListChoice,
  searched,
  without,
  wholeChoice,
  writeListChoice,
} from './listChoice.ts';

beforeEach(() => localStorage.clear());

it('remembers what was chosen of each list', () => {
  const choice = { search: 'maple', filters: { isActive: 'true' }, sort: '-profit' };
  writeListChoice('contracts', choice);
  expect(readListChoice('contracts')).toEqual(choice);
  expect(readListChoice('clients')).toEqual(firstChoice('clients'));
});

it("remembers a part of one's own for whoever chose it alone", () => {
  localStorage.setItem('username', 'amara');
  const mine = filtered('services', { view: 'mine' });
  writeListChoice('services', mine);
  expect(readListChoice('services')).toEqual(mine);
  localStorage.setItem('username', 'ben');
  expect(readListChoice('services')).toEqual(firstChoice('services'));
});

it('keeps the words of a choice that another screen made', () => {
  const choice = { ...firstChoice('invoices'), label: 'of March' };
  writeListChoice('invoices', choice);
  expect(readListChoice('invoices')).toEqual(choice);
});

it.each(['{', 'null', '{}'])('shows the first part where the browser keeps %s', (text) => {
  localStorage.setItem('list-choice clients', text);
  expect(readListChoice('clients')).toEqual({ search: '', filters: {}, sort: '' });
});

describe('the address', () => {
  const cases = [
    ['clients', firstChoice('clients'), '/admin/clients'],
    ['services', firstChoice('services'), '/admin/services'],
    ['services', wholeChoice('services'), '/admin/services?view=all'],
    [
      'invoices',
      { search: 'du nord', filters: { view: 'overdue' }, sort: '-total' },
      '/admin/invoices?view=overdue&sort=-total&q=du+nord',
    ],
    [
      'invoices',
      { search: '', filters: { paid: 'false', type: 'Janitorial' }, sort: '', label: 'Of June' },
      '/admin/invoices?paid=false&type=Janitorial&only=Of+June',
    ],
  ] as const;

  it.each(cases)('of %s says what is chosen, and gives it back', (entity, choice, address) => {
    expect(listAddress(entity, choice)).toBe(address);
    const [, query = ''] = address.split('?');
    expect(choiceOfAddress(entity, `?${query}`) ?? firstChoice(entity)).toEqual(choice);
  });

  it('with a search alone is of the whole list', () => {
    expect(choiceOfAddress('services', '?q=maple')).toEqual({
      ...wholeChoice('services'),
      search: 'maple',
    });
    expect(choiceOfAddress('clients', '?q=maple')).toEqual({
      ...firstChoice('clients'),
      search: 'maple',
    });
  });
});

it('is without what the list does not know, and as it begins where nothing else was chosen', () => {
  const chosen = {
    search: '',
    filters: { utm: 'mail', clientId: '7' },
    sort: '-total',
    label: 'x',
  };
  expect(without('invoices', chosen, ['utm', 'sort'])).toEqual({
    search: '',
    filters: { clientId: '7' },
    sort: '',
    label: 'x',
  });
  const first = firstChoice('services');
  expect(without('services', { ...first, filters: { utm: 'mail' } }, ['utm'])).toEqual(first);
  expect(
    without('services', { ...first, search: 'maple', filters: { utm: 'mail' } }, ['utm']),
  ).toEqual({ ...wholeChoice('services'), search: 'maple' });
});

it.each(['?page=2', '?page_size=x&cursor=y', '?__proto__=1'])(
  'takes no page from an address, nor what no filter can be called: %s',
  (query) => {
    expect(choiceOfAddress('services', query)).toBeUndefined();
  },
);

describe('a search', () => {
  it('is of all services, and without words it is over', () => {
    const found = searched('services', firstChoice('services'), 'maple');
    expect(found).toEqual({ ...wholeChoice('services'), search: 'maple' });
    expect(searched('services', found, 'maple court').filters).toEqual({ view: 'all' });
    expect(searched('services', found, '')).toEqual(firstChoice('services'));
  });

  it('stays within a view or filter that was chosen', () => {
    const toBill = { ...firstChoice('services'), filters: { view: 'toBill' } };
    const found = searched('services', toBill, 'maple');
    expect(found.filters).toEqual({ view: 'toBill' });
    expect(searched('services', found, '')).toEqual(toBill);
  });
});

it('a filter is of the whole list, and taken off it leaves what the list begins with', () => {
  expect(filtered('services', { serviceStatus: 'Complete' }).filters).toEqual({
    view: 'all',
    serviceStatus: 'Complete',
  });
  expect(filtered('services', {})).toEqual(firstChoice('services'));
});

it('knows what leaves nothing out, and what the list begins with', () => {
  expect(isOfAll(wholeChoice('services'))).toBe(true);
  expect(isOfAll(firstChoice('services'))).toBe(false);
  expect(isOfAll({ ...wholeChoice('services'), search: 'x' })).toBe(false);
  expect(isFirst('services', wholeChoice('services'))).toBe(false);
  expect(isFirst('clients', wholeChoice('clients'))).toBe(true);
});
