import { englishDay } from 'shared-api/contract/values/englishDays';

/** Texts of the receipt of a payment (docs/product/pages.md "Payment receipt"). */
export const texts = {
  day: englishDay,
  receipt: 'Payment receipt',
  receiptFor: 'For',
  documentDay: 'Dated',
  paidOn: 'Received on',
  paidBy: 'Paid by',
  byCard: 'Card',
  givenBack: 'Refunded',
  /** @param day as of which; a server of the release before does not say */
  left: (number: string, day?: string) =>
    `Left to pay on quote #${number}${day ? ` as of ${englishDay(day)}` : ''}`,
  amountReceived: 'Amount received',
  hst: (number: string) => `HST number ${number}`,
  next: 'What next',
  print: 'Print',
  keep: 'You can come back to this page at any time: keep its address.',
  mailed: 'If we have your e-mail address, we have sent you the receipt as well.',
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
