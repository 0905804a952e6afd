/** Windows of an invoice's money; that of payments comes first, with all styles in their order. */
export { RecordPaymentDialog } from './payment/RecordPaymentDialog.tsx';
export { InvoiceGiving } from './giving/InvoiceGiving.tsx';
