import type { Company } from 'shared-api/contract/company/company';
import type { Language } from 'shared-api/contract/values/language';
import { footOf, letterhead } from '../letterhead.ts';
import { paymentPage } from '../paymentPage.ts';
import type { Statement } from './statement.ts';
import { documentTexts } from '../texts.ts';

/** A client's statement as PDF; the same lines and amounts as its CSV. */
export function writeStatement(
  language: Language,
  company: Company,
  { clientName, opening, entries, closing, held }: Statement,
  { from, to }: { from: string; to: string },
): Promise<Buffer> {
  const { money, day, invoice, statement: texts } = documentTexts[language];
  const sheet = letterhead(company, '', language, {
    title: texts.title,
    document: { kind: 'statement', number: null },
  });
  const first = from > '0001-01-01' ? from : entries[0]?.date;
  const last = to < '9999-12-31' ? to : entries.at(-1)?.date;
  sheet.words(clientName, { face: 'bold', size: 12 });
  if (first !== undefined && last !== undefined) sheet.words(texts.span(first, last));
  sheet.space(14);
  sheet.amount({ name: texts.balance, amount: money(closing) });
  sheet.space(16);
  const end = (): void => {
    if (held.length > 0) {
      sheet.space(18);
      sheet.heading('H2', texts.heldTitle);
      sheet.list(
        held.map(({ date, number, cents }) =>
          texts.heldOf(texts.numbered(texts.held, number), day(date), money(cents)),
        ),
        [],
      );
      sheet.space(6);
      sheet.words(texts.heldMeaning);
    }
    if (closing > 0) {
      const page = paymentPage(company, language);
      sheet.space(18);
      sheet.heading('H2', invoice.howToPay);
      sheet.list(
        [texts.byCard(page), texts.byTransfer(company.eTransferEmail)],
        [{ text: page, href: page, alt: texts.payAlt }],
      );
    }
  };
  sheet.table(
    [
      { heading: texts.date, share: 2 },
      { heading: texts.entry, share: 2.2 },
      { heading: texts.charged, share: 1.4, align: 'right' },
      { heading: texts.received, share: 1.4, align: 'right' },
      { heading: texts.balance, share: 1.4, align: 'right' },
    ],
    [
      ['', texts.opening, '', '', money(opening)],
      ...entries.map(({ date, kind, number, charged, received, balance }) => [
        day(date),
        texts.numbered(texts.kinds[kind], number),
        charged === 0 ? '' : money(charged),
        received === 0 ? '' : money(received),
        money(balance),
      ]),
      ['', texts.closing, '', '', money(closing)],
    ],
    // How to pay must not stand alone on a page.
    sheet.heightOf(end),
  );
  end();
  return sheet.finish(footOf(company));
}
