/**
 * Fields of a quote that cannot change once it is accepted: what its document says. What changes then is
 * a change order (docs/product/money.md "Quotes that are accepted").
 */
export const frozenQuoteFields = [
  'projectTitle',
  'notes',
  'scope',
  'price',
  'lineData',
  'additionalPages',
  'validUntil',
  'requestDateTs',
  'category',
  'type',
] as const;
