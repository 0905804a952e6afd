import { companyIn, type Company } from 'shared-api/contract/company/company';
import type { Language } from 'shared-api/contract/values/language';
import type { Report } from '../../src/documents/reports/Report.ts';
import { writeReport } from '../../src/documents/reports/writeReport.ts';
import type { Statement } from '../../src/documents/statements/statement.ts';
import { writeCreditNote, type CreditNoteRow } from '../../src/documents/writeCreditNote.ts';
import { writeChangeOrder, type ChangeOrderRow } from '../../src/documents/writeChangeOrder.ts';
import {
  writeDepositRequest,
  type DepositRequestRow,
} from '../../src/documents/deposits/writeDepositRequest.ts';
import { writeInvoice, type InvoiceRow } from '../../src/documents/writeInvoice.ts';
import { writeQuote } from '../../src/documents/writeQuote.ts';
import { writeStatement } from '../../src/documents/statements/writeStatement.ts';
import { writeReceipt, type ReceiptRow } from '../../src/documents/writeReceipt.ts';
import {
  begunQuote,
  calledOffQuote,
  commercialQuote,
  company,
  expiredQuote,
  invoicedQuote,
  paidQuote,
  quote,
  staffQuote,
} from './quotes/sampleQuotes.ts';
import { partsWith, readPdf, type PdfPart, type ReadPdf } from './readPdf.ts';

export const invoiceLines = (count: number): string[][] => [
  ['Description', 'Amount'],
  ...Array.from({ length: count }, (_, line) => [`Office cleaning, visit ${line + 1}`, '$ 100.00']),
];

export const invoice: InvoiceRow = {
  number: 10_042,
  type: 'Janitorial',
  date: '2026-11-12',
  subTotal: 120_000,
  tax: 15_600,
  total: 135_600,
  received: 0,
  details: invoiceLines(12),
  notes: 'Thank you for your trust.',
  voidedOn: null,
  fullName: 'Amara Osei',
  companyName: 'Maple Court Dental',
  address: '12 King Street North',
  city: 'Waterloo',
  postalCode: 'N2J 1A1',
};

const changeOrder: ChangeOrderRow = {
  quoteNumber: 10_043,
  position: 1,
  category: 'Contracting',
  date: '2026-11-23',
  reason: 'The wall behind the sink is wet.',
  lines: [
    { description: 'Replacing drywall', quantity: 3.5, rateCents: 12_000, amountCents: 42_000 },
    { description: 'Without the tiles', quantity: 1, rateCents: -2_000, amountCents: -2_000 },
  ],
  subTotal: 40_000,
  tax: 5_200,
  total: 45_200,
  agreedBefore: 1_250_000,
  fullName: 'Lena Wójcik',
  companyName: null,
  withdrawnOn: null,
  acceptedOn: null,
  acceptedBy: null,
  how: null,
};

const creditNote: CreditNoteRow = {
  invoiceNumber: 10_007,
  position: 1,
  type: 'Janitorial',
  date: '2026-11-23',
  invoiceDate: '2026-11-09',
  reason: 'The windows were left out.',
  lines: [{ description: 'Windows', cents: 5_000 }, { cents: 2_500 }],
  subTotal: 7_500,
  tax: 975,
  total: 8_475,
  kept: 3_475,
  fullName: 'Lena Wójcik',
  companyName: 'Uptown Law Office',
  address: '1 King Street',
  city: 'Kitchener',
  postalCode: 'N2G 1A1',
};

const depositRequest: DepositRequestRow = {
  number: 10_043,
  position: 1,
  kind: 'deposit',
  isContract: false,
  address: '',
  category: 'Contracting',
  percent: 30,
  amount: 375_000,
  tax: 43_142,
  day: '2026-11-23',
  dueOn: '2026-12-01',
  note: 'We order the cabinets with this deposit.',
  fullName: 'Lena Wójcik',
  companyName: null,
  withdrawnOn: null,
  receivedOn: null,
};

const statement: Statement = {
  language: 'en',
  clientName: 'Uptown Law Office',
  opening: 0,
  entries: [
    {
      date: '2026-01-10',
      kind: 'Invoice',
      number: '10040',
      charged: 11_300,
      received: 0,
      balance: 11_300,
    },
    {
      date: '2026-02-01',
      kind: 'Payment',
      number: '10040',
      charged: 0,
      received: 5_000,
      balance: 6_300,
    },
  ],
  closing: 6_300,
  held: [{ date: '2026-03-01', number: '10043-D1', cents: 30_000 }],
};

const receipt: ReceiptRow = {
  kind: 'invoice',
  number: 10_042,
  documentDay: '2026-11-12',
  type: 'Janitorial',
  cents: 135_600,
  tax: 0,
  left: 0,
  leftOn: '2026-11-22',
  givenBack: 0,
  paidOn: '2026-11-20',
};

const report: Report = {
  name: 'ageing',
  span: { from: '2026-11-01', to: '2026-11-22' },
  lines: [
    {
      key: '1',
      name: 'Uptown Law Office',
      about: 'Waterloo, office@example.com',
      amounts: [6_300, 0, 0, 0, 123_456_78, 123_519_78, -5_000, 123_469_78],
    },
  ],
  totals: [6_300, 0, 0, 0, 123_456_78, 123_519_78, -5_000, 123_469_78],
};

type Write = (language: Language, company: Company) => Promise<Buffer>;

const anInvoice =
  (changes: Partial<InvoiceRow> = {}): Write =>
  (language, of) =>
    writeInvoice(language, of, { ...invoice, ...changes });

export const documents: Record<string, Write> = {
  'an unpaid invoice': anInvoice(),
  'an invoice paid in part': anInvoice({ received: 50_000 }),
  'a paid invoice': anInvoice({ received: 135_600 }),
  'a void invoice': anInvoice({ type: 'Contracting', voidedOn: '2026-11-14' }),
  'an invoice of 300 lines': anInvoice({ details: invoiceLines(300) }),
  'an invoice without anything': anInvoice({
    details: [],
    notes: '',
    date: null,
    number: null,
    total: 0,
  }),
  'a carpet quote': (language, of) => writeQuote(language, of, quote),
  'a commercial quote': (language, of) => writeQuote(language, of, commercialQuote),
  'a quote whose price has run out': (language, of) => writeQuote(language, of, expiredQuote),
  'a quote that is invoiced': (language, of) => writeQuote(language, of, invoicedQuote),
  'a quote that was called off': (language, of) => writeQuote(language, of, calledOffQuote),
  'a quote that is paid': (language, of) => writeQuote(language, of, paidQuote),
  'a quote that is paid in part': (language, of) => writeQuote(language, of, begunQuote),
  "a staff's quote": (language, of) => writeQuote(language, of, staffQuote),
  'a change order': (language, of) => writeChangeOrder(language, of, changeOrder),
  'an accepted change order': (language, of) =>
    writeChangeOrder(language, of, {
      ...changeOrder,
      acceptedOn: '2026-11-24',
      acceptedBy: 'Lena Wójcik',
      how: 'phone',
    }),
  'a credit note': (language, of) => writeCreditNote(language, of, creditNote),
  'a deposit request': (language, of) => writeDepositRequest(language, of, depositRequest),
  'a part payment request': (language, of) =>
    writeDepositRequest(language, of, { ...depositRequest, kind: 'partPayment' }),
  "a contract's paid deposit request": (language, of) =>
    writeDepositRequest(language, of, {
      ...depositRequest,
      isContract: true,
      address: '12 King Street North',
      percent: null,
      receivedOn: '2026-11-25',
    }),
  'a receipt': (language, of) => writeReceipt(language, of, receipt),
  "a quote's receipt": (language, of) =>
    writeReceipt(language, of, { ...receipt, kind: 'quote', type: 'Contracting' }),
  "a part payment's receipt": (language, of) =>
    writeReceipt(language, of, { ...receipt, kind: 'partPayment', tax: 15_600, left: 40_000 }),
  'a statement': (language, of) =>
    writeStatement(language, of, statement, { from: '2026-01-01', to: '2026-12-31' }),
  'a report': (language, of) => writeReport(language, of, report),
};

export const write = (name: string, language: Language, of = company): Promise<Buffer> => {
  const document = documents[name];
  if (!document) throw new Error(`${name} is no document.`);
  return document(language, companyIn(of, language));
};
export const read = async (name: string, language: Language = 'en'): Promise<ReadPdf> =>
  readPdf(await write(name, language));
export const texts = (parts: readonly PdfPart[]): string[] => parts.map(({ text }) => text);
/** No-break spaces as pdf.js gives them in texts. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
/** Everything that is read out, one element a line. */
export const said = ({ parts }: ReadPdf): string => plain(texts(parts).join('\n'));
export const linksOf = ({ parts }: ReadPdf) => partsWith(parts, /^Link$/);
