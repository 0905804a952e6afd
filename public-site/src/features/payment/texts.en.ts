import { writtenDay } from './writtenDay.ts';

/** Texts of the payment page (docs/product/behaviour.md, docs/product/validation.md). */
export const texts = {
  title: 'Online Payment',
  description: 'Pay an invoice or a quote online by card, or by Interac e-Transfer.',
  lead: 'Pay an invoice or a quote by card. You will find its number and amount on the document itself.',
  sandbox: 'Sandbox: nothing is charged. Use the test card 4242 4242 4242 4242.',
  monthShape: 'MM',
  yearShape: 'YYYY',
  amountShape: '0.00',
  number: 'Card number',
  month: 'Expiry month',
  year: 'Expiry year',
  cvc: 'CVC',
  amount: 'Amount',
  invoice: 'Invoice / quote number',
  pay: 'Pay Now',
  check: 'Please check',
  confirmTitle: 'Confirm your payment',
  /** @param amount as it stands in the field */
  confirm: (amount: string, invoice: string) =>
    `You are paying an amount of $${amount} for invoice / quote #${invoice}`,
  confirmYes: 'Pay',
  confirmNo: 'Cancel',
  checking: 'Checking the number and the amount…',
  paying: 'Your payment is being processed. Please do not close this page.',
  confirming: 'We are confirming your payment',
  confirmingLead:
    'Your bank has not answered yet. You can stay on this page or close it: you are charged once at most, and a receipt comes by e-mail.',
  mismatch:
    "Invoice/Quote number don't match the amount, please make sure you are entering the correct amount.",
  document: 'What are you paying?',
  card: 'Your card',
  summary: 'Your payment',
  summaryHint: 'You will find the number and the amount on your invoice or quote.',
  youPay: 'You pay',
  noAmount: '–',
  paidTo: (company: string) => `To ${company}`,
  documents: {
    invoice: (number: string) => `Invoice #${number}`,
    quote: (number: string) => `Quote #${number}`,
    deposit: (number: string) => `Deposit, #${number}`,
    partPayment: (number: string) => `Part payment, #${number}`,
  },
  either: (number: string) => `Invoice / quote #${number}`,
  dated: (day: string) => `of ${writtenDay(day)}`,
  failed:
    'Payment failed - You can either refresh this page and try again, or get in touch with your card provider.',
  again: 'Try again',
  safe: 'Your card goes to the payment provider alone. It never reaches our servers.',
  waitsElsewhere:
    'This payment waits for you on the page of your bank or of our payment provider. You are charged once at most, and only when you have confirmed it there.',
  goOn: 'Continue there',
  payOtherwise: 'Pay another way',
  notGivenUp: 'We could not end this payment. Please check your connection and try again.',
  elsewhere:
    'You pay on the page of our payment provider and come back here. Your card never reaches our servers.',
  notArrived: 'Your payment did not reach us. You were not charged. Please try again.',
  unreachable: 'Network error. Please check your connection.',
  unreached: 'We could not reach the payment service. You were not charged.',
  noScripts: 'To pay by card, this page needs JavaScript. You can pay by e-transfer without it.',
  eTransfer: 'Or pay by e-transfer',
  errors: {
    number: 'Please enter a valid card number',
    month: 'Enter a valid month',
    year: 'Year must be in the future',
    expiry: 'Card expiry must be in the future',
    cvc: 'Cvc must be in the correct format',
    amount: "Amount can't be lower than $1.00",
    usePoint: (point: string) => `Use a point for cents: ${point}.`,
    invoice: 'Enter invoice / quote number',
  },
};
