import type { Company } from 'shared-api/contract/company/company';
import type { Language } from 'shared-api/contract/values/language';
import { writeFacts } from './facts.ts';
import { footOf, letterhead } from './letterhead.ts';
import { documentTexts } from './texts.ts';

/** What stands on a credit note; amounts in cents. */
export interface CreditNoteRow {
  /** The number of its invoice, and which it is of that invoice's. */
  invoiceNumber: number;
  position: number;
  type: string;
  date: string;
  invoiceDate: string | null;
  reason: string;
  /** Amounts before tax; older credits keep no descriptions. */
  lines: { description?: string; cents: number }[];
  subTotal: number;
  tax: number;
  total: number;
  /** What of it did not reduce what was owed, but stayed with the client. */
  kept: number;
  fullName: string | null;
  companyName: string | null;
  address: string | null;
  city: string | null;
  postalCode: string | null;
}

/** Writes a credit note as PDF, with what the Canada Revenue Agency asks of one. */
export function writeCreditNote(
  language: Language,
  company: Company,
  credit: CreditNoteRow,
): Promise<Buffer> {
  const { invoiceNumber, position, type, date, invoiceDate, reason, lines, total, kept } = credit;
  const texts = documentTexts[language];
  const words = texts.creditNote;
  const { billedTo, subTotal, tax } = texts.invoice;
  const sheet = letterhead(company, type, language, {
    title: words.title(`${invoiceNumber}-C${position}`),
    document: { kind: 'creditNote', number: invoiceNumber },
  });
  sheet.words(words.of(invoiceNumber, invoiceDate), { size: 12 });
  sheet.space(10);
  writeFacts(sheet, [
    { share: 2, facts: [{ name: billedTo, text: buyerOf(credit).join('\n') }] },
    { share: 1, facts: [{ name: texts.invoice.date, text: texts.day(date) }] },
  ]);
  sheet.space(12);
  sheet.amount({ name: words.amount, amount: texts.money(total) });
  sheet.space(16);
  sheet.heading('H2', words.why);
  sheet.words(reason);
  sheet.space(12);
  const end = (): void => {
    sheet.space(6);
    sheet.sums([
      { name: subTotal, amount: texts.money(credit.subTotal) },
      { name: tax(company.taxRate), amount: texts.money(credit.tax) },
      { name: texts.total, amount: texts.money(total), isTotal: true },
    ]);
    sheet.space(14);
    if (kept < total) sheet.words(words.reduces(texts.money(total - kept), invoiceNumber));
    if (kept > 0) sheet.words(words.kept(texts.money(kept)));
  };
  sheet.table(
    [
      { heading: words.description, share: 4 },
      { heading: words.lineAmount, share: 1.5, align: 'right' },
    ],
    lines.map(({ description = '', cents }) => [
      description === '' ? words.part(invoiceNumber) : description,
      texts.money(cents),
    ]),
    sheet.heightOf(end),
  );
  end();
  return sheet.finish(footOf(company));
}

function buyerOf(credit: CreditNoteRow): string[] {
  const { fullName, companyName, address, city, postalCode } = credit;
  const lines = [companyName, fullName, address, [city, postalCode].filter(Boolean).join(' ')];
  return lines.filter((line): line is string => line !== null && line !== '');
}
