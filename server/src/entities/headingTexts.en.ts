/** The headings of exported columns that are not the labels of fields. */
export const texts = {
  profit: 'Profit',
  days: 'Days',
  isOverdue: 'Overdue',
  voidedOn: 'Voided on',
  voidReason: 'Void reason',
  serviceCode: 'Service code',
  isContract: 'Contract',
  quoteNumber: 'Quote number',
  invoiceNumber: 'Invoice number',
};
