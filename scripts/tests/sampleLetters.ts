import { quoteKindNames, quoteKinds, type QuoteKindName } from 'shared-api/contract/quotes/kinds';
import type { QuoteWish } from 'shared-api/contract/quotes/quoteWish';
import { visitServices } from 'shared-api/contract/site/visitLimits';
import { leadTemplates } from 'shared-api/contract/entities/leadWork';
import { shippedRates } from 'shared-api/contract/quotes/rates';
import type { Language } from 'shared-api/contract/values/language';
import { company } from '../../server/harness/testing/quotes/sampleQuotes.ts';
import { creditLetter } from '../../server/src/mail/creditLetter.ts';
import { depositLetter } from '../../server/src/mail/depositLetter.ts';
import { leadLetter, templatesFor, type LeadFacts } from '../../server/src/mail/leadLetter.ts';
import type { Letter } from '../../server/src/mail/writing/LetterContent.ts';
import { invoiceLetter, receiptLetter, type InvoiceFacts } from '../../server/src/mail/letters.ts';
import { quoteMail } from '../../server/src/mail/quoteMail.ts';
import { refundLetter } from '../../server/src/mail/refundLetters.ts';
import { sentQuoteLetter } from '../../server/src/mail/sentQuoteLetter.ts';
import { statementLetter } from '../../server/src/mail/statementLetter.ts';
import { visitReceivedLetter, type AskedVisit } from '../../server/src/mail/visitLetters.ts';
import { wishReceivedLetter } from '../../server/src/mail/wishLetters.ts';
import { price } from '../../server/src/pricing/price.ts';
import { rowsOf, type StoredRow } from '../../server/src/pricing/quoteLines.ts';
import { rateCardSchema } from '../../server/src/pricing/rateCard.ts';
import { untouched, writeAnswer } from '../../server/src/quotes/quoteAnswer.ts';

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
  (kind: 'bill' | 'reminder', changes: Partial<InvoiceFacts> = {}, sentOn = day): Write =>
  (language) =>
    invoiceLetter(language, company, { kind, day: sentOn }, { ...invoice, ...changes });

const paid = {
  number: 10_007,
  cents: 22_600,
  left: 0,
  leftOn: day,
  type: 'Contracting',
  key: 'a-key',
};
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

const aVisit =
  (changes: Partial<AskedVisit>): Write =>
  (language) =>
    visitReceivedLetter(language, company, {
      service: 'bathroom',
      address: '12 Erb',
      postalCode: 'N2L 3G1',
      day: '',
      time: '',
      photos: 0,
      ...changes,
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
  (closing: number, from: string | null, takesCard = true): Write =>
  (language) =>
    statementLetter(company, { language, clientName, from, until: day, closing, takesCard });

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
      ...untouched,
      linesChanged: false,
      currentTable: [],
      currentSubTotal: 0,
      currentTax: 0,
      needsAddress: true,
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
        received: 0,
        paidOn: null,
        isCalledOff: false,
        period: null,
        lines,
        scope: [],
        fullName: clientName,
        companyName: null,
        requestedOn: day,
        validUntil: day,
        canExpire: true,
        isInvoiced: false,
        secret: link,
        letterKey: secret,
      },
      '',
    );
  };

const lead = (language: Language): LeadFacts => ({
  name: clientName,
  language,
  subject: '-',
  message: '-',
  day,
  source: 'Contact',
});
const leadQuote = { number: 10_007, category: type, secret };

/** A reply that begins with each of the templates. */
const aReply =
  (name: string): Write =>
  (language) => {
    const quote = name === 'decline' ? undefined : leadQuote;
    const template = templatesFor(company, lead(language), quote).find(
      (found) => found.name === name,
    );
    if (!template) throw new Error(`There is no template ${name}.`);
    return leadLetter(company, lead(language), quote, { ...template, subject: '' });
  };

/** What says that something asked about a quote has come. */
const aWish =
  (wish: QuoteWish): Write =>
  (language) =>
    wishReceivedLetter(company, {
      request: { wish, name: clientName, phone: '', address: '', message: '' },
      email: '',
      number: 10_007,
      category: type,
      secret,
      requestedOn: day,
      language,
    });

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
  'a reminder before the due date': anInvoice('reminder'),
  'a reminder': anInvoice('reminder', {}, '2026-04-01'),
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
  'a statement of more than a card takes': aStatement(12_000_000, null, false),
  ...Object.fromEntries(
    quoteKindNames.flatMap((kind) => [
      [`an instant ${kind} quote`, anAnswer(kind)],
      [`a sent ${kind} quote`, aSentQuote(kind)],
    ]),
  ),
  'a booking received': aWish('book'),
  'a question received': aWish('ask'),
  ...Object.fromEntries(
    visitServices.map((service) => [`a visit for ${service} received`, aVisit({ service })]),
  ),
  'a visit received from elsewhere': aVisit({ postalCode: 'H2X 1Y4' }),
  'a visit received with a day, a time and photos': aVisit({ day, time: 'Evening', photos: 2 }),
  'a sent quote without a page': aSentQuote('carpet', undefined, null),
  ...Object.fromEntries(leadTemplates.map((name) => [`a reply: ${name}`, aReply(name)])),
};
