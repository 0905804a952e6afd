/**
 * Fields of an invoice that cannot change once it is issued or paid; corrections are made by a
 * credit (docs/product/money.md "From quote to money").
 */
export const frozenFields = [
  'clientId',
  'quoteId',
  'type',
  'dateTs',
  'subTotal',
  'newLineData',
] as const;

/** Whether an invoice's frozen fields are locked. */
export const isFrozen = ({ invoiceNumber, paid }: { invoiceNumber: unknown; paid: unknown }) =>
  invoiceNumber !== null || paid === true;
