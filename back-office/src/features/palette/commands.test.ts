import { describe, expect, it } from '@jest/globals';
import { actionsOf, matching } from './commands.ts';
import { deedsOf } from './deeds.ts';

const menu = [
  { name: 'Home', url: '/' },
  { name: 'Invoices', url: '/admin/invoices' },
];

describe('the commands', () => {
  it('offer an Admin new records of everything but leads', () => {
    const names = actionsOf(menu, 'Admin').map(({ name }) => name);
    expect(names).toContain('Create invoice');
    expect(names).not.toContain('Create lead');
  });

  it('offer an Employee only places, and what everybody may do', () => {
    expect(actionsOf(menu, 'Employee').map(({ hint }) => hint)).toEqual(['Go to', 'Go to']);
    expect(deedsOf('Employee').map(({ name }) => name)).toEqual([
      'My account',
      'Shortcuts',
      'Log out',
    ]);
  });

  it('are found by the words that people have for them', () => {
    const first = (typed: string) =>
      matching([...actionsOf(menu, 'Admin'), ...deedsOf('Admin')], typed)[0];
    expect(first('new inv')?.does).toEqual({ path: '/admin/invoices/new' });
    expect(first('daily')?.does).toEqual({ path: '/admin/invoices#daily-update' });
    expect(first('log out')?.does).toEqual({ deed: 'logOut' });
    expect(first('logout')?.does).toEqual({ deed: 'logOut' });
  });

  it('are found by all words, the ones that begin so first', () => {
    const found = matching(actionsOf(menu, 'Admin'), 'inv');
    expect(found.map(({ name }) => name)).toEqual(['Invoices', 'Create invoice']);
    expect(matching(found, 'invoice create')).toHaveLength(1);
    expect(matching(found, 'xyz')).toEqual([]);
  });
});
