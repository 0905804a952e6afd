import type { Company } from 'shared-api/contract/company/company';
import { overdueDays } from 'shared-api/contract/entities/overdueDays';
import { daysAfter } from 'shared-api/contract/values/days';
import type { Language } from 'shared-api/contract/values/language';
import { writeDetails } from './lines/details.ts';
import { writeFacts } from './facts.ts';
import { footOf, letterhead } from './letterhead.ts';
import { filledPaymentPage, paymentPage } from './paymentPage.ts';
import { settledRemark, settledSums, type Settled } from './settledSums.ts';
import type { Sheet, SheetSum } from './Sheet.ts';
import { documentTexts } from './texts.ts';

/** What stands on an invoice; amounts in cents. */
export interface InvoiceRow extends Settled {
  /** A draft has none, and may have no date. */
  number: number | null;
  type: string;
  date: string | null;
  subTotal: number;
  tax: number;
  details: string[][];
  notes: string;
  /** The day from which on it is void. */
  voidedOn: string | null;
  fullName: string | null;
  companyName: string | null;
  address: string | null;
  city: string | null;
  postalCode: string | null;
}

/** Writes an invoice as PDF, with what the Canada Revenue Agency asks of one. */
export function writeInvoice(
  language: Language,
  company: Company,
  invoice: InvoiceRow,
): Promise<Buffer> {
  const { number, type, date, notes, details, voidedOn } = invoice;
  const texts = documentTexts[language];
  const words = texts.invoice;
  const sheet = letterhead(company, type, language, {
    title: words.title(number),
    document: { kind: 'invoice', number },
  });
  if (voidedOn !== null) {
    sheet.words(words.stamp, { face: 'bold', size: 26, color: '#b3261e' });
    sheet.words(words.voidSince(voidedOn), { face: 'bold', size: 11 });
    sheet.space(12);
  }
  writeFacts(sheet, [
    { share: 2, facts: [{ name: words.billedTo, text: buyerOf(invoice).join('\n') }] },
    { share: 1, facts: [{ name: words.date, text: date && texts.day(date) }] },
    {
      share: 1.3,
      facts: [
        {
          name: words.terms,
          text: voidedOn === null ? termsOf(texts, date) : words.void,
        },
      ],
    },
  ]);
  sheet.space(8);
  if (voidedOn === null) {
    writeAmount(sheet, language, company, invoice);
    sheet.space(16);
  }
  const end = (): void => {
    sheet.space(6);
    sheet.sums(sumsOf(language, company, invoice));
    sheet.space(14);
    if (notes !== '') {
      sheet.words(notes);
      sheet.space(10);
    }
    if (voidedOn === null) writeWays(sheet, language, company, invoice);
  };
  // How to pay must not stand alone on a page.
  writeDetails(sheet, language, details, sheet.heightOf(end));
  end();
  return sheet.finish(footOf(company));
}

/** By when it is to be paid: by days, and as a day once it has a date. */
const termsOf = (
  { day, invoice: words }: (typeof documentTexts)[Language],
  date: string | null,
): string =>
  date === null ? words.due : `${words.due}\n${words.dueBy(day(daysAfter(date, overdueDays)))}`;

function sumsOf(language: Language, company: Company, invoice: InvoiceRow): SheetSum[] {
  const { subTotal, tax, total } = invoice;
  const texts = documentTexts[language];
  const words = texts.invoice;
  return [
    { name: words.subTotal, amount: texts.money(subTotal) },
    { name: words.tax(company.taxRate), amount: texts.money(tax) },
    { name: texts.total, amount: texts.money(total), isTotal: true },
    ...settledSums(invoice, words, texts.money),
  ];
}

function writeAmount(
  sheet: Sheet,
  language: Language,
  company: Company,
  invoice: InvoiceRow,
): void {
  const { number, total, received } = invoice;
  const texts = documentTexts[language];
  const words = texts.invoice;
  const due = total - received;
  if (total > 0 && due <= 0) {
    const remark = settledRemark(words, invoice, texts.money);
    sheet.amount({ name: texts.total, amount: texts.money(total), remark });
    return;
  }
  const href = number === null ? undefined : filledPaymentPage(company, language, number, due);
  sheet.amount({
    name: words.amountDue,
    amount: texts.money(due),
    ...(number !== null &&
      href !== undefined && {
        button: { text: words.pay(number), href, alt: words.payAlt(number, texts.money(due)) },
      }),
  });
}

/** How to pay what is still due; nothing if nothing is. */
function writeWays(
  sheet: Sheet,
  language: Language,
  company: Company,
  { number, total, received }: InvoiceRow,
): void {
  const due = total - received;
  if (number === null || due <= 0) return;
  const texts = documentTexts[language];
  const words = texts.invoice;
  const text = paymentPage(company, language);
  const href = filledPaymentPage(company, language, number, due);
  sheet.heading('H2', words.howToPay);
  sheet.list(
    [
      // Some amounts are too large for the payment page.
      ...(href === undefined ? [] : [words.byCard(text, number)]),
      words.byTransfer(company.eTransferEmail, number),
    ],
    href === undefined ? [] : [{ text, href, alt: words.payAlt(number, texts.money(due)) }],
  );
}

function buyerOf({ fullName, companyName, address, city, postalCode }: InvoiceRow): string[] {
  const lines = [companyName, fullName, address, [city, postalCode].filter(Boolean).join(' ')];
  return lines.filter((line): line is string => line !== null && line !== '');
}
