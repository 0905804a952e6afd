/**
 * Where a quote stands, the furthest first: billed (wholly, in part), paid, accepted, no longer valid,
 * sent, asked for on the site and not looked at yet, or written and not sent.
 */
export const quoteStates = [
  'billed',
  'partBilled',
  'paid',
  'accepted',
  'expired',
  'asked',
  'sent',
  'draft',
] as const;

export type QuoteState = (typeof quoteStates)[number];
