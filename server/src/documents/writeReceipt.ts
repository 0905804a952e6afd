import type { DepositKind } from 'shared-api/contract/billing/deposits';
import type { Company } from 'shared-api/contract/company/company';
import type { Language } from 'shared-api/contract/values/language';
import { writeFacts } from './facts.ts';
import { footOf, letterhead } from './letterhead.ts';
import { documentTexts } from './texts.ts';

/** What stands on the receipt of a card payment; nothing of who has paid, whom its address does not name. */
export interface ReceiptRow {
  /** What was paid: its number, its own day, and the category of its brand. */
  kind: 'invoice' | 'quote' | DepositKind;
  number: number;
  documentDay: string | null;
  type: string;
  cents: number;
  /** The tax in a part payment, which is owed from this day on; 0 of anything else. */
  tax: number;
  /** What is left to pay of the quote that it is for; 0 where nothing is. */
  left: number;
  /** The day as of which that is: the one on which it is written. */
  leftOn: string;
  /** What of it was given back. */
  givenBack: number;
  /** The day on which it was received. */
  paidOn: string;
}

/** Writes the receipt of a card payment as PDF; the same facts as its page. */
export function writeReceipt(
  language: Language,
  company: Company,
  { kind, number, documentDay, type, cents, tax, left, leftOn, givenBack, paidOn }: ReceiptRow,
): Promise<Buffer> {
  const { day, money, receipt: words } = documentTexts[language];
  const sheet = letterhead(company, type, language, {
    title: words.title,
    document: { kind: 'receipt', number },
  });
  writeFacts(sheet, [
    {
      share: 1.4,
      facts: [
        { name: words.for, text: words.documents[kind](number) },
        { name: words.dated, text: documentDay && day(documentDay) },
      ],
    },
    { share: 1, facts: [{ name: words.paidOn, text: day(paidOn) }] },
    { share: 1, facts: [{ name: words.paidBy, text: words.card }] },
    { share: 1, facts: [{ name: words.tax, text: tax === 0 ? '' : money(tax) }] },
  ]);
  sheet.space(8);
  sheet.amount({ name: words.amount, amount: money(cents) });
  sheet.space(16);
  if (givenBack > 0) {
    sheet.words(words.givenBack(money(givenBack)));
    sheet.space(6);
  }
  if (left > 0) {
    sheet.words(words.left(money(left), number, day(leftOn)));
    sheet.space(6);
  }
  sheet.words(words.thanks);
  return sheet.finish(footOf(company));
}
