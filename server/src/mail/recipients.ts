import type { Company } from 'shared-api/contract/company/company';
import { splitAddresses } from 'shared-api/contract/values/emailAddress';

/** The addresses that a client has left with us, as they are stored. */
export interface ClientAddresses {
  email: string;
  /** Separated by commas. */
  ccEmails: string;
  sendInvoiceToSelf?: boolean;
}

/**
 * Who gets a mail unless somebody says otherwise; as stored, so that an address which is none is seen.
 */
export function proposedRecipients(
  company: Pick<Company, 'email'>,
  { email, ccEmails, sendInvoiceToSelf = false }: ClientAddresses,
): { to: string[]; cc: string[] } {
  const to = email === '' ? [] : [email];
  const copies = [...splitAddresses(ccEmails), ...(sendInvoiceToSelf ? [company.email] : [])];
  return { to, cc: [...new Set(copies)].filter((address) => !to.includes(address)) };
}

/** Each address once, whatever its case. */
export function recipientsOf({ to, cc }: Record<'to' | 'cc', readonly string[]>): string[] {
  const byAddress = new Map([...to, ...cc].reverse().map((one) => [one.toLowerCase(), one]));
  return [...byAddress.values()].reverse();
}
