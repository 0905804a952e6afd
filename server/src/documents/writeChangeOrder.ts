import type { Company } from 'shared-api/contract/company/company';
import type { AcceptanceWay } from 'shared-api/contract/quotes/office/agreement';
import type { Language } from 'shared-api/contract/values/language';
import { quoteTexts } from '../pricing/texts.ts';
import { writeFacts } from './facts.ts';
import { footOf, letterhead, phoneLink } from './letterhead.ts';
import { documentTexts } from './texts.ts';

/** What is printed of a change order; amounts in cents. */
export interface ChangeOrderRow {
  /** The number of its quote, and which it is of that quote's. */
  quoteNumber: number;
  position: number;
  category: string;
  date: string;
  reason: string;
  lines: { description: string; quantity: number; rateCents: number; amountCents: number }[];
  subTotal: number;
  tax: number;
  total: number;
  /** What was agreed to without this change order. */
  agreedBefore: number;
  fullName: string | null;
  companyName: string | null;
  withdrawnOn: string | null;
  acceptedOn: string | null;
  acceptedBy: string | null;
  how: AcceptanceWay | null;
}

/** Writes a change order as PDF. */
export function writeChangeOrder(
  language: Language,
  company: Company,
  order: ChangeOrderRow,
): Promise<Buffer> {
  const { quoteNumber, position, category, date, reason, lines, total, agreedBefore } = order;
  const texts = documentTexts[language];
  const words = texts.changeOrder;
  const { headings, quantity, subTotal, taxAt, total: totalName } = quoteTexts[language];
  const sheet = letterhead(company, category, language, {
    title: words.title(`${quoteNumber}-O${position}`),
    document: { kind: 'changeOrder', number: quoteNumber },
  });
  sheet.words(words.of(quoteNumber), { size: 12 });
  sheet.space(10);
  const buyer = [order.companyName, order.fullName].filter(Boolean).join('\n');
  writeFacts(sheet, [
    { share: 1.6, facts: [{ name: words.for, text: buyer }] },
    { share: 1, facts: [{ name: words.date, text: texts.day(date) }] },
  ]);
  sheet.space(12);
  sheet.amount({ name: words.amount, amount: texts.money(total) });
  sheet.space(16);
  sheet.heading('H2', words.why);
  sheet.words(reason);
  sheet.space(12);
  const [description = '', quantityName = '', rate = '', amount = ''] = headings;
  const end = (): void => {
    sheet.space(6);
    sheet.sums([
      { name: subTotal, amount: texts.money(order.subTotal) },
      { name: taxAt(company.taxRate), amount: texts.money(order.tax) },
      { name: totalName, amount: texts.money(total), isTotal: true },
    ]);
    sheet.space(14);
    sheet.words(words.together(texts.money(agreedBefore), texts.money(agreedBefore + total)));
    sheet.space(12);
    const { text, links } = stateOf(language, company, order);
    sheet.words(text, { links });
  };
  sheet.table(
    [
      { heading: description, share: 4 },
      { heading: quantityName, share: 1.5, align: 'right' },
      { heading: rate, share: 1.5, align: 'right' },
      { heading: amount, share: 1.5, align: 'right' },
    ],
    lines.map((line) => [
      line.description,
      quantity(line.quantity),
      texts.money(line.rateCents),
      texts.money(line.amountCents),
    ]),
    sheet.heightOf(end),
  );
  end();
  return sheet.finish(footOf(company));
}

/** Whether it is accepted, withdrawn, or how to accept it. */
function stateOf(
  language: Language,
  company: Company,
  { acceptedOn, acceptedBy, how, withdrawnOn }: ChangeOrderRow,
): { text: string; links: ReturnType<typeof phoneLink>[] } {
  const { changeOrder: words, day } = documentTexts[language];
  if (acceptedOn !== null && acceptedBy !== null && how !== null) {
    return { text: words.accepted(day(acceptedOn), acceptedBy, words.ways[how]), links: [] };
  }
  if (withdrawnOn !== null) return { text: words.withdrawn(day(withdrawnOn)), links: [] };
  return { text: words.accept(company.phone), links: [phoneLink(company, language)] };
}
