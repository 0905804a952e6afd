import { describe, expect, it } from '@jest/globals';
import { entityNames } from 'shared-api/contract/entities/entityNames';
import { byFit, recordCommand } from './records.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('records are named as people know them', () => {
  it('clients by company and person', () => {
    const client = { id: 1, version: 1, fullName: 'Ann', companyName: 'Acme' };
    expect(recordCommand('clients', client)).toEqual({
      id: 'clients 1',
      name: 'Acme, Ann',
      hint: 'Client',
      does: { path: '/admin/clients/1' },
    });
  });

  it('invoices by number, with their state, day and amount', () => {
    const invoice = {
      ...{ id: 2, version: 1, invoiceNumber: 10042, clientName: 'Acme', paid: false },
      ...{ dateTs: '2026-11-03', total: 113, credited: 0, writtenOff: 0 },
    };
    const named = (fields: object = {}) => recordCommand('invoices', { ...invoice, ...fields });
    expect(named().name).toBe('# 10042, Acme');
    expect(plain(named().hint)).toBe('Invoice, unpaid · Nov 3, 2026 · $ 113.00');
    expect(named({ invoiceNumber: null }).name).toBe('Draft, Acme');
    expect(named({ paid: true, writtenOff: 113 }).hint).toContain('Invoice, written off');
    expect(named({ paid: true }).hint).toContain('Invoice, paid');
    expect(named({ voidedOn: '2026-11-04' }).hint).toContain('Invoice, void');
  });

  it('services by code, with day and time', () => {
    const service = { id: 3, version: 1, serviceCode: 'S-000003', dateTs: '2026-11-23T09:00' };
    const { name, hint } = recordCommand('services', { ...service, clientName: 'Acme' });
    expect([name, plain(hint)]).toEqual(['S-000003, Acme', 'Service · Nov 23, 2026, 9:00 a.m.']);
  });

  it.each(entityNames)('%s also where nothing is filled in', (entity) => {
    const { name, hint, does } = recordCommand(entity, { id: 4, version: 1 });
    expect([name === '', hint === '']).toEqual([false, false]);
    expect(does).toEqual({ path: `/admin/${entity}/4` });
  });
});

it('what is just what was typed stands first, then what begins so, else as given', () => {
  const commands = [
    'Draft, Maple Court',
    '# 10639, Acme',
    'Maple Court, Ann',
    'Quote 10639, B',
    'Big Maple',
  ].map((name) => ({ id: name, name, hint: '', does: { path: '' } }));
  const names = (typed: string) => byFit(commands, typed).map(({ name }) => name);
  expect(names('10639').slice(0, 2)).toEqual(['# 10639, Acme', 'Quote 10639, B']);
  expect(names('maple c')).toEqual([
    'Draft, Maple Court',
    'Maple Court, Ann',
    '# 10639, Acme',
    'Quote 10639, B',
    'Big Maple',
  ]);
});
