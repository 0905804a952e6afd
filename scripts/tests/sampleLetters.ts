import { quoteKindNames, quoteKinds, type QuoteKindName } from 'shared-api/contract/quotes/kinds';
import { shippedRates } from 'shared-api/contract/quotes/rates';
import type { Language } from 'shared-api/contract/values/language';
import { company } from '../../server/harness/testing/sampleDocuments.ts';
import type { LeadRow } from '../../server/src/leads/findLead.ts';
import { leadLetter, templatesFor } from '../../server/src/leads/leadLetter.ts';
import { creditLetter } from '../../server/src/mail/creditLetter.ts';
import { depositLetter } from '../../server/src/mail/depositLetter.ts';
import type { Letter } from '../../server/src/mail/LetterContent.ts';
import { invoiceLetter, receiptLetter, type InvoiceFacts } from '../../server/src/mail/letters.ts';
import { refundLetter } from '../../server/src/mail/refundLetters.ts';
import { statementLetter } from '../../server/src/mail/statementLetter.ts';
import { price } from '../../server/src/pricing/price.ts';
import { rowsOf, type StoredRow } from '../../server/src/pricing/quoteLines.ts';
import { rateCardSchema } from '../../server/src/pricing/rateCard.ts';
import { notYetPaid, writeAnswer } from '../../server/src/quotes/quoteAnswer.ts';
import { quoteMail } from '../../server/src/quotes/quoteMail.ts';
import { sentQuoteLetter } from '../../server/src/quotes/sentQuoteLetter.ts';

type Write = (language: Language) => Letter;

const clientName = 'Zoé';
const type = 'Janitorial';
const secret = 'x7Jm2pQkT9vLr4WnB8sYcD3fGh6aZe1u';
const day = '2026-03-01';
const rates = rateCardSchema.validateSync(shippedRates, { strict: true });

const invoice: InvoiceFacts = {
  number: 10_007,
  type,
  clientName,
  subTotal: 20_000,
  tax: 2_600,
  total: 22_600,
  received: 100,
  details: [],
  date: day,
};
const anInvoice =
  (kind: 'bill' | 'reminder', changes: Partial<InvoiceFacts> = {}): Write =>
  (language) =>
    invoiceLetter(language, company, kind, { ...invoice, ...changes });

const paid = { number: 10_007, cents: 22_600, type: 'Contracting' };
const aReceipt =
  (document: Parameters<typeof receiptLetter>[2]['document']): Write =>
  (language) =>
    receiptLetter(language, company, { ...paid, document });

const aDeposit =
  (kind: 'deposit' | 'partPayment'): Write =>
  (language) =>
    depositLetter(language, company, {
      number: '10007-D1',
      typed: 10_007,
      kind,
      cents: 10_000,
      tax: 1_150,
      dueOn: day,
      type,
      clientName,
    });

const aCredit =
  (kept: number): Write =>
  (language) =>
    creditLetter(language, company, {
      number: '10007-C1',
      invoiceNumber: 10_007,
      type,
      total: 10_000,
      kept,
      reason: '-',
      clientName,
    });

const aStatement =
  (closing: number, from: string | null): Write =>
  (language) =>
    statementLetter(company, { language, clientName, from, until: day, closing });

/** What a kind's first example costs when it is wanted soon. */
function pricesOf(kind: QuoteKindName) {
  const [example] = quoteKinds[kind].examples.valid;
  if (!example) throw new Error(`${kind} has no example.`);
  return price(kind, example, rates, { isRush: true, taxRate: company.taxRate });
}

/** The mail of an instant quote. */
const anAnswer =
  (kind: QuoteKindName): Write =>
  (language) => {
    const answer = writeAnswer(language, 10_007, pricesOf(kind));
    return quoteMail(language, company, kind, {
      ...answer,
      ...notYetPaid,
      requestedOn: day,
      validUntil: day,
      currentTotal: answer.total,
      payable: answer.total,
      secret,
    });
  };

/** The mail with which the office sends a quote. */
const aSentQuote =
  (
    kind: QuoteKindName,
    lines: StoredRow[] = rowsOf(pricesOf(kind)),
    link: string | null = secret,
  ) =>
  (language: Language): Letter => {
    const { subTotalCents, taxCents, totalCents } = pricesOf(kind);
    return sentQuoteLetter(
      language,
      company,
      {
        number: 10_007,
        category: quoteKinds[kind].category,
        title: '',
        titleKind: kind,
        date: day,
        email: '',
        notes: '',
        subTotal: subTotalCents,
        tax: taxCents,
        price: totalCents,
        period: null,
        lines,
        scope: [],
        fullName: clientName,
        companyName: null,
        requestedOn: day,
        validUntil: day,
        secret: link,
        letterKey: secret,
      },
      '',
    );
  };

const lead = (language: Language): LeadRow => ({
  id: 1,
  version: 1,
  name: clientName,
  email: '',
  phone: '',
  language,
  address: '',
  postalCode: '',
  subject: '-',
  message: '-',
  day,
  source: 'Contact',
  status: 'New',
  clientId: null,
  quoteId: 1,
});
const leadQuote = { number: 10_007, category: type, secret };

/** A reply that begins with each of the templates. */
const aReply =
  (name: string): Write =>
  (language) => {
    const template = templatesFor(company, lead(language), leadQuote).find(
      (found) => found.name === name,
    );
    if (!template) throw new Error(`There is no template ${name}.`);
    return leadLetter(company, lead(language), leadQuote, { ...template, subject: '' });
  };

/** A mail of each kind that clients and visitors get, in either language. */
export const sampleLetters: Record<string, Write> = {
  'an invoice': anInvoice('bill'),
  'an invoice with lines': anInvoice('bill', {
    received: 0,
    details: [
      ['Description', 'Amount'],
      ['-', '$ 200.00'],
    ],
  }),
  'a paid invoice': anInvoice('bill', { received: 22_600 }),
  'a credited invoice': anInvoice('bill', { received: 22_600, credited: 22_600 }),
  'an invoice that is written off': anInvoice('bill', { received: 22_600, writtenOff: 22_600 }),
  'a reminder': anInvoice('reminder'),
  "an invoice's receipt": aReceipt('invoice'),
  "a quote's receipt": aReceipt('quote'),
  "a deposit's receipt": aReceipt('deposit'),
  "a part payment's receipt": aReceipt('partPayment'),
  'a refund of an invoice': (language) =>
    refundLetter(language, company, { ...paid, document: 'invoice', recordId: 1 }),
  'a refund of a quote': (language) =>
    refundLetter(language, company, { ...paid, document: 'quote', recordId: 1 }),
  'a credit note': aCredit(0),
  'a credit note that is kept': aCredit(10_000),
  'a credit note that is kept in part': aCredit(5_000),
  'a deposit': aDeposit('deposit'),
  'a part payment': aDeposit('partPayment'),
  'a statement': aStatement(500, null),
  'a statement of a while': aStatement(0, '2026-01-01'),
  "a statement in the client's favour": aStatement(-500, null),
  ...Object.fromEntries(
    quoteKindNames.flatMap((kind) => [
      [`an instant ${kind} quote`, anAnswer(kind)],
      [`a sent ${kind} quote`, aSentQuote(kind)],
    ]),
  ),
  'a sent quote without a page': aSentQuote('carpet', undefined, null),
  ...Object.fromEntries(
    templatesFor(company, lead('en'), leadQuote).map(({ name }) => [
      `a reply: ${name}`,
      aReply(name),
    ]),
  ),
};
