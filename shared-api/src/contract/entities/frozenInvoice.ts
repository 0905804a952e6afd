/**
 * Fields of an invoice that may not change once it is issued or paid; a correction is a credit
 * (docs/product/money.md "From quote to money").
 */
export const frozenFields = ['clientId', 'type', 'dateTs', 'subTotal', 'newLineData'] as const;

/** Whether the frozen fields of an invoice may not change any more. */
export const isFrozen = ({ invoiceNumber, paid }: { invoiceNumber: unknown; paid: unknown }) =>
  invoiceNumber !== null || paid === true;
