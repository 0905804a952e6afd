import { readCompany } from '../../../src/company.ts';
import type { QuoteRow } from '../../../src/documents/writeQuote.ts';
import type { StoredRow } from '../../../src/pricing/quoteLines.ts';

export const company = await readCompany();

/** The secret of the addresses in documents. */
export const secret = 'x7Jm2pQkT9vLr4WnB8sYcD3fGh6aZe1u';

const carpetLines: StoredRow[] = [
  { code: 'headings' },
  { code: 'carpet.room', quantity: 15, unitCents: 4_900, amountCents: 73_500 },
  { code: 'rushFee', quantity: 1, unitCents: 2_000, amountCents: 2_000 },
  { code: 'subTotal', amountCents: 75_500 },
  { code: 'tax', amountCents: 9_815 },
  { code: 'total', amountCents: 85_315 },
];

export const quote: QuoteRow = {
  number: 10_043,
  category: 'Janitorial',
  title: 'Carpet quote',
  titleKind: 'carpet',
  date: '2026-11-22',
  email: 'visitor@example.com',
  notes: '',
  subTotal: 75_500,
  tax: 9_815,
  price: 85_315,
  received: 0,
  paidOn: null,
  isCalledOff: false,
  period: null,
  lines: carpetLines,
  scope: [],
  fullName: null,
  companyName: null,
  requestedOn: '2026-12-07',
  validUntil: '2026-12-22',
  canExpire: false,
  isInvoiced: false,
  secret,
};

export const commercialQuote: QuoteRow = {
  ...quote,
  title: 'Commercial quote',
  titleKind: 'commercial',
  period: 'weekly',
  subTotal: 11_400,
  tax: 1_482,
  price: 12_882,
  requestedOn: null,
  lines: [
    { code: 'headings' },
    {
      code: 'commercial.visit',
      params: { hours: 3, frequency: 'weekly' },
      quantity: 1,
      unitCents: 11_400,
      amountCents: 11_400,
    },
    ...carpetLines.slice(3),
  ],
};

/** One that is paid in full, and one that a deposit was received for. */
export const paidQuote: QuoteRow = { ...quote, received: 85_315, paidOn: '2026-11-24' };
export const begunQuote: QuoteRow = { ...quote, secret: null, received: 20_000 };

/** Those that nobody can accept or pay any more. */
export const expiredQuote: QuoteRow = { ...quote, canExpire: true, validUntil: '2026-10-22' };
export const invoicedQuote: QuoteRow = { ...quote, isInvoiced: true };
export const calledOffQuote: QuoteRow = { ...quote, isCalledOff: true };

export const staffQuote: QuoteRow = {
  ...quote,
  category: 'Contracting',
  title: 'Kitchen renovation',
  titleKind: null,
  email: company.email,
  notes: 'Work starts in January.\nThe hallway stays usable.',
  subTotal: 1_106_195,
  tax: 143_805,
  price: 1_250_000,
  lines: [
    ['Item', 'Quantity', 'Amount'],
    ['Cabinets', '12', '$ 12,500.00'],
  ],
  scope: [['Kitchen', 'Cabinets and sink are replaced.']],
  fullName: 'Lena Wójcik',
  requestedOn: null,
  validUntil: null,
  canExpire: false,
  isInvoiced: false,
  secret: null,
};
