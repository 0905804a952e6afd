import { expect, it } from '@jest/globals';
import { recordName } from './recordName.ts';

it.each([
  [{ invoiceNumber: 10_342, clientName: 'Acme' }, '# 10342'],
  [{ serviceCode: 'S-000003', invoiceNumber: 10_342 }, 'S-000003'],
  [{ number: 10_001, email: 'ann@example.com' }, '# 10001'],
  [{ fullName: '', companyName: 'Acme' }, 'Acme'],
  [{ invoiceNumber: null, fullName: '' }, undefined],
])('%j is called %p', (record, name) => expect(recordName(record)).toBe(name));
