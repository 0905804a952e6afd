import { matchingClient, sortText, type EntitySource } from '../EntitySource.ts';

export const clients: EntitySource = {
  name: 'clients',
  table: 'clients',
  order: { by: 'lower(t.full_name)', type: 'text', descending: false },
  sorts: {
    fullName: sortText('t.full_name'),
    companyName: sortText('t.company_name'),
    email: sortText('t.email'),
    phoneNumber: sortText('t.phone_number'),
  },
  matches: (typed) => [matchingClient('t', typed)],
  filters: {},
  onCreate: (_connection, today) => Promise.resolve({ since_ts: today }),
};
