import { randomBytes } from 'node:crypto';
import { sortText, type EntitySource } from '../EntitySource.ts';

/** A new secret for the address of a schedule: 192 random bits. */
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
  matches: (pattern) => [
    `search_text(t.full_name || ' ' || t.email || ' ' || t.phone_number) LIKE ${pattern}`,
  ],
  filters: {},
  adminFields: ['secret'],
  onCreate: (_connection, today) => Promise.resolve({ since_ts: today, secret: newSecret() }),
};
