/**
 * What is asked anew after a call that changes an invoice: lists with it, itself, and its mails. One that was refused
 * since somebody else had changed the invoice (409) counts as well, so that the next try is about how it is now.
 */
export const changedBy = (error: { status?: unknown } | undefined, id: number) =>
  error && error.status !== 409
    ? []
    : ([
        { type: 'list', id: 'invoices' },
        { type: 'record', id: `invoices ${id}` },
        'mails',
      ] as const);
