/** What is asked anew when an invoice has changed: lists with it, itself, and its mails. */
export const changed = (id: number) =>
  [{ type: 'list', id: 'invoices' }, { type: 'record', id: `invoices ${id}` }, 'mails'] as const;
