import { describe, expect, it } from '@jest/globals';
import { actionsOf, matching } from './commands.ts';

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

  it('offer an Employee only places', () => {
    expect(actionsOf(menu, 'Employee').map(({ hint }) => hint)).toEqual(['Go to', 'Go to']);
  });

  it('are found by all words, the ones that begin so first', () => {
    const found = matching(actionsOf(menu, 'Admin'), 'inv');
    expect(found.map(({ name }) => name)).toEqual(['Invoices', 'Create invoice']);
    expect(matching(found, 'invoice create')).toHaveLength(1);
    expect(matching(found, 'xyz')).toEqual([]);
  });
});
