import { englishDay } from 'shared-api/contract/values/englishDays';

/** Texts of the payment page (docs/product/behaviour.md, docs/product/validation.md). */
export const texts = {
  title: 'Online Payment',
  description: 'Pay an invoice or a quote online by card, or by Interac e-Transfer.',
  lead: 'Pay an invoice or a quote by card, or by Interac e-Transfer.',
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
  unansweredLead:
    'No answer has reached this page yet, so we keep asking. Please stay on this page: it will say what became of your payment. You are charged once at most.',
  againHint: 'We never keep card numbers, so please type yours again.',
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
  dated: (day: string) => `of ${englishDay(day)}`,
  failed:
    'Payment failed - You can either refresh this page and try again, or get in touch with your card provider.',
  again: 'Try again',
  newQuote: 'Ask for a new quote',
  writeToUs: 'Write to us',
  safe: 'Your card details go to the payment provider alone. They never reach our servers.',
  openPayment: (document: string, amount: string) => `${document}: ${amount}`,
  waitsElsewhere:
    'This payment waits for you on the page of your bank or of our payment provider. You are charged once at most, and only when you have confirmed it there.',
  goOn: 'Continue there',
  payOtherwise: 'Pay another way',
  payInstead: (number: string) => `Pay #${number} instead`,
  notGivenUp: 'We could not end this payment. Please check your connection and try again.',
  elsewhere:
    'You pay on the page of our payment provider and come back here. Your card details never reach our servers.',
  notArrived: 'Your payment did not reach us. You were not charged. Please try again.',
  unreachable: 'Network error. Please check your connection.',
  unreached: 'We could not reach the payment service. You were not charged.',
  checkDue: 'Check number and amount',
  checkDueHint:
    'Without JavaScript, check here first whether this is still to be paid, before you send an e-transfer.',
  isDue: (amount: string, invoice: string) =>
    `#${invoice} is to be paid. Send an Interac e-Transfer of ${amount} as described below, with the number ${invoice} in the message.`,
  noScripts: 'To pay by card, this page needs JavaScript. You can pay by e-transfer without it.',
  /** Beside the button, of a form whose scripts have not come. */
  late: {
    why: 'Card payment is blocked or has not loaded.',
    reload: 'Reload the page',
    transfer: 'pay by e-transfer',
    call: 'or call',
  },
  eTransfer: 'Or pay by e-transfer',
  errors: {
    number: 'Please enter a valid card number',
    month: 'Enter a valid month',
    year: 'Year must be in the future',
    expiry: 'Card expiry must be in the future',
    cvc: 'Cvc must be in the correct format',
    amount: "Amount can't be lower than $1.00",
    usePoint: (point: string) => `Use a point for cents: ${point}.`,
    minus: 'Type the amount without a minus sign.',
    unclear: 'This amount is not clear. Type it as 1234.50, with a point before the cents.',
    tooMuch: 'Card payments go up to $99,999.99. Please call us to pay more.',
    invoice: 'Enter invoice / quote number',
  },
};
