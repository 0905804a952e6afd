import type { ClientRow } from './lockClients.ts';

/** What people call a client: the company, or else the person, or the e-mail address. */
export const nameOfRow = (row: ClientRow): string =>
  [row['company_name'], row['full_name'], row['email']].find(
    (name): name is string => typeof name === 'string' && name !== '',
  ) ?? `#${row.id}`;
