import type { InvoiceLetter, SendRequest } from './sendInvoice.ts';

/** A mail as it will be sent, whatever it is about. */
export type ProposedLetter = Pick<
  InvoiceLetter,
  'subject' | 'html' | 'text' | 'to' | 'cc' | 'attachments'
>;

/** What every mail is sent with: to whom, the sender's own words, and a key that sends it once. */
export type SendLetter = Pick<SendRequest, 'to' | 'cc' | 'message' | 'key'>;
