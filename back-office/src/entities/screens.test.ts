import { expect, it } from '@jest/globals';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { editors } from './editors.ts';
import { mayCreate, screens } from './screens.ts';

it.each<[EntityName, Record<string, unknown>, string | undefined]>([
  ['invoices', { invoiceNumber: 10_342, clientName: 'Acme' }, '# 10342'],
  ['services', { serviceCode: 'S-000003', invoiceNumber: 10_342 }, 'S-000003'],
  ['quotes', { number: 10_001, email: 'ann@example.com' }, '# 10001'],
  ['quotes', { number: null, email: 'ann@example.com' }, 'ann@example.com'],
  ['clients', { fullName: '', companyName: 'Acme' }, 'Acme'],
  ['contracts', { companyName: 'Acme', employeeName: 'Ann' }, 'Acme'],
  ['employees', { fullName: 'Ann', email: 'ann@example.com' }, 'Ann'],
  ['leads', { name: '', email: 'ann@example.com' }, 'ann@example.com'],
  ['invoices', { invoiceNumber: null, fullName: '' }, undefined],
])('of %s %j is called %p', (entity, record, name) =>
  expect(screens[entity].nameOf({ id: 1, version: 1, ...record })).toBe(name),
);

it.each([
  [{ invoiceNumber: 10_342, paid: false }, true],
  [{ invoiceNumber: null, paid: true }, true],
  [{ invoiceNumber: null, paid: false }, false],
])('locks what is frozen of the invoice %j: %p', (invoice, isLocked) => {
  const locked = editors.invoices.locked?.({ id: 1, version: 1, ...invoice });
  expect(locked?.fields.includes('subTotal') ?? false).toBe(isLocked);
  expect(locked?.fields.includes('notes') ?? false).toBe(false);
});

it('offers an Admin new records of everything but leads, which come from the site', () => {
  expect(mayCreate('Admin', 'leads')).toBe(false);
  expect(mayCreate('Admin', 'clients')).toBe(true);
  expect(mayCreate('Employee', 'clients')).toBe(false);
});
