import type { ClientContact } from 'shared-api/contract/entities/places/clientPlaces';

type Told = Pick<
  ClientContact,
  'name' | 'role' | 'email' | 'phone' | 'getsInvoices' | 'getsStatements' | 'getsQuotes'
>;

/** A further contact of a client as the audit trail tells of it: who it is, and which mails it gets. */
export const furtherContactTold = ({
  name,
  role,
  email,
  phone,
  getsInvoices,
  getsStatements,
  getsQuotes,
}: Told): { name: string; mails: string } => ({
  name: [name, role, email, phone].filter(Boolean).join(', '),
  mails: [getsInvoices && 'invoices', getsStatements && 'statements', getsQuotes && 'quotes']
    .filter(Boolean)
    .join(', '),
});
