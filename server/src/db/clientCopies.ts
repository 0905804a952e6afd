import type { ContactMails } from 'shared-api/contract/entities/places/clientPlaces';

/**
 * SQL for the addresses that get copies of a client's mails of a kind, separated by commas: those that the client
 * (`c`) names, then contacts that are marked so. Empty without a client.
 */
export const clientCopies = (kind: ContactMails): string =>
  `concat_ws(', ', nullif(c.cc_emails, ''), (SELECT string_agg(k.email, ', ' ORDER BY k.id)
     FROM client_contacts k WHERE k.client_id = c.id AND k.email <> '' AND k.gets_${kind}))`;
