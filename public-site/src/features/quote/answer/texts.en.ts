import type { Period } from 'shared-api/contract/quotes/period';

const days = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });
const numbers = new Intl.NumberFormat('en-CA');

const first = {
  weekly: 'the first week',
  biWeekly: 'the first two weeks',
  monthly: 'the first month',
};

/** Texts of the answer of a quote. */
export const texts = {
  yourQuote: 'Your quote',
  lines: 'What is included',
  noQuote: 'We cannot find this quote. Please ask for it again, or call us.',
  notLoaded: 'We could not load this quote. Please check your connection and try again.',
  loadAgain: 'Try again',
  another: 'Ask for a quote',
  quote: (number: number) => `Quote #${number}`,
  service: 'Service',
  /** How many, and for how much each. */
  each: (quantity: number, price: string) => `${numbers.format(quantity)} × ${price}`,
  amount: 'Amount',
  subtotal: 'Subtotal',
  changedSince: 'We have changed this quote since you asked for it. This is what it comes to now.',
  firstAnswer: 'What we first answered',
  firstAnswerNote: 'The PDF has the quote as it is now.',
  requestedOn: 'Requested day',
  validUntil: 'Price valid until',
  /** For a day after the price's last one. */
  holdsIfBooked: (day: string) => `Book by ${texts.day(day)}, and this price holds for your day.`,
  /** @param day `YYYY-MM-DD` */
  day: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
  whatNext: 'What next?',
  bookLead: 'Book it or change something now, at any hour. We confirm within one business day.',
  paidBookLead: 'Book your visit now, at any hour. We confirm within one business day.',
  changeLead: 'Change something now, at any hour. We answer within one business day.',
  /** What the reader has asked about the quote. */
  wished: {
    book: (day: string) =>
      `Your booking request reached us on ${texts.day(day)}. We confirm within one business day.`,
    change: (day: string, count: number) =>
      count === 1
        ? `Your request for a change reached us on ${texts.day(day)}. We answer within one business day.`
        : `Your ${count} requests for a change reached us, the last on ${texts.day(day)}. We answer within one business day.`,
    ask: (day: string, count: number) =>
      count === 1
        ? `Your question reached us on ${texts.day(day)}. We answer within one business day.`
        : `Your ${count} questions reached us, the last on ${texts.day(day)}. We answer within one business day.`,
  },
  accepted: (day: string) => `This quote was accepted on ${texts.day(day)}.`,
  wishForms: {
    loading: 'Loading the form…',
    bookingIsFree: 'Nothing is charged now: we confirm the day and time with you first.',
    bookingIsPaid: 'We confirm the day and time with you.',
    name: 'Name',
    phone: 'Phone',
    sending: 'Sending…',
    again: 'Change and try again',
    check: 'Please check',
    failed: 'There was a problem submitting your request.',
    address: 'Where should we come?',
    addressHint: 'Street, unit, city and postal code',
    phoneHint: 'We call to agree on the time.',
    moved: 'What you wrote is kept here: you can send it as a question.',
    book: {
      open: 'Book this',
      message: 'What else should we know?',
      send: 'Send booking request',
    },
    change: {
      open: 'Change something',
      message: 'What should be different?',
      send: 'Send my change',
    },
    ask: {
      open: 'Ask about this quote',
      message: 'Your question',
      send: 'Send my question',
    },
  },
  file: 'Download as PDF',
  write: 'Or write to',
  /** On paper, where nothing can be pressed above it. */
  writeOnPaper: 'To book, to change something or to ask, write to',
  pay: (period?: Period) => (period ? `Pay ${first[period]} online` : 'Pay online'),
  paid: (day: string) => `Paid on ${days.format(new Date(`${day}T00:00:00Z`))}. Thank you!`,
  receipt: 'See the receipt',
  received: (received: string, left: string) =>
    `We have received ${received}. ${left} is left to pay.`,
  givenBack: (amount: string) => `We have refunded ${amount}.`,
  calledOffLead:
    'Would you like the work after all, or is something not right? Write to us, at any hour. We answer within one business day.',
  /** What is asked for before the invoice. */
  asked: {
    deposit: (amount: string, day: string) =>
      `To begin, we ask for a deposit of ${amount} by ${days.format(new Date(`${day}T00:00:00Z`))}.`,
    partPayment: (amount: string, day: string) =>
      `To begin, we ask for a part payment of ${amount} by ${days.format(new Date(`${day}T00:00:00Z`))}.`,
    pay: (amount: string) => `Pay ${amount} online`,
    payAll: (amount: string) => `Pay all of it, ${amount}`,
  },
  expired: (day: string) =>
    `The price of this quote was valid until ${days.format(new Date(`${day}T00:00:00Z`))}.`,
  expiredLead: 'A new quote takes a minute. Or ask us about this one, at any hour.',
  invoiced: 'This quote has been invoiced.',
  invoicedLead: 'Please pay the invoice instead of the quote: its number and amount are on it.',
  payInvoice: 'Pay the invoice',
  talk: 'Talk to someone:',
  loading: 'Loading your quote…',
};
