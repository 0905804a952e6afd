import { randomBytes } from 'node:crypto';
import { contains, phoneText, sortText, type EntitySource } from '../EntitySource.ts';

/** A new secret for a schedule's URL: 192 random bits. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

export const employees: EntitySource = {
  name: 'employees',
  table: 'employees',
  order: { by: 'lower(t.full_name)', type: 'text', descending: false },
  sorts: {
    fullName: sortText('t.full_name'),
    email: sortText('t.email'),
    phoneNumber: sortText('t.phone_number'),
  },
  matches: (typed) => [
    contains(`t.full_name || ' ' || t.email || ' ' || ${phoneText('t.phone_number')}`, typed),
  ],
  filters: {},
  adminFields: ['secret'],
  onCreate: (_connection, today) => Promise.resolve({ since_ts: today, secret: newSecret() }),
};
