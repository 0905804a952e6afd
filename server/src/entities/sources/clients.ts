import { matchingClient, matchingPlaces, sortText, type EntitySource } from '../EntitySource.ts';

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
  matches: (typed) => [matchingClient('t', typed), ...matchingPlaces(typed)],
  filters: {
    // However it is written.
    tag: {
      matches: (value) =>
        `EXISTS (SELECT FROM client_tags g WHERE g.client_id = t.id AND lower(g.word) = lower(${value}))`,
      kind: 'text',
    },
  },
  onCreate: (_connection, today) => Promise.resolve({ since_ts: today }),
};
