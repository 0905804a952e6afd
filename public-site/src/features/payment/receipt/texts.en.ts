import { writtenDay } from '../writtenDay.ts';

/** Texts of the receipt of a payment (docs/product/pages.md "Payment receipt"). */
export const texts = {
  day: writtenDay,
  receipt: 'Payment receipt',
  receiptFor: 'For',
  documentDay: 'Dated',
  paidOn: 'Received on',
  paidBy: 'Paid by',
  byCard: 'Card',
  amountReceived: 'Amount received',
  hst: (number: string) => `HST number ${number}`,
  next: 'What next',
  print: 'Print',
  keep: 'This page keeps its address: you can open it again.',
  mailed: 'Where we have an e-mail address for this document, the receipt has gone there as well.',
  questions: 'Questions?',
  noReceipt: 'We cannot find this payment. Please check the address, or call us.',
  notLoaded: 'We could not load this payment. Please check your connection and try again.',
  notPaid: 'This payment did not go through',
  loading: 'Loading the receipt…',
  thanks: 'Thank you!',
  received: (amount: string) => `We have received your payment of ${amount}.`,
  home: 'Home page',
  download: 'Download receipt',
};
