import { describe, expect, it } from '@jest/globals';
import { actionsOf, clientCommand, invoiceCommand, matching } from './commands.ts';

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

  it('name records as people know them', () => {
    expect(clientCommand({ id: 1, version: 1, fullName: 'Ann', companyName: 'Acme' }).name).toBe(
      'Acme, Ann',
    );
    const invoice = { id: 2, version: 1, invoiceNumber: 10042, clientName: 'Acme', paid: false };
    expect(invoiceCommand(invoice)).toMatchObject({
      name: '# 10042, Acme',
      hint: 'Invoice, unpaid',
    });
    expect(invoiceCommand({ ...invoice, invoiceNumber: null }).name).toBe('Draft, Acme');
    const settled = { ...invoice, paid: true, total: 100, credited: 0, writtenOff: 100 };
    expect(invoiceCommand(settled).hint).toBe('Invoice, written off');
    expect(invoiceCommand({ ...settled, writtenOff: 0 }).hint).toBe('Invoice, paid');
  });
});
