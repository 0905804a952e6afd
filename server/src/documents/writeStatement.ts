import type { Company } from 'shared-api/contract/company';
import { formatMoney } from 'shared-api/contract/money';
import { totals } from './writeInvoice.ts';
import { footOf, letterhead } from './letterhead.ts';
import type { Statement } from './statement.ts';

/** A client's statement as PDF; the same lines and amounts as its CSV. */
export function writeStatement(
  company: Company,
  { clientName, opening, entries, closing }: Statement,
  { from, to }: { from: string; to: string },
): Promise<Buffer> {
  const sheet = letterhead(company, '', {
    title: 'Statement',
    cure: 'Ask for fewer days, with "from" and "to".',
  });
  const first = from > '0001-01-01' ? from : entries[0]?.date;
  const last = to < '9999-12-31' ? to : entries.at(-1)?.date;
  sheet.words(clientName, { face: 'bold', size: 12 });
  if (first !== undefined && last !== undefined) sheet.words(`${first} to ${last}`);
  sheet.space(18);
  sheet.table(
    [
      { heading: 'Date', share: 1.4 },
      { heading: 'Entry', share: 2.2 },
      { heading: 'Charged', share: 1.6, align: 'right' },
      { heading: 'Received', share: 1.6, align: 'right' },
      { heading: 'Balance', share: 1.6, align: 'right' },
    ],
    [
      ['', 'Opening balance', '', '', formatMoney(opening)],
      ...entries.map(({ date, kind, number, charged, received, balance }) => [
        date,
        `${kind} #${number}`,
        charged === 0 ? '' : formatMoney(charged),
        received === 0 ? '' : formatMoney(received),
        formatMoney(balance),
      ]),
    ],
  );
  sheet.space(6);
  totals(sheet, [['Balance', formatMoney(closing)]]);
  sheet.space(18);
  sheet.words(
    `Open invoices can be paid by card at ${new URL('/payment', company.siteUrl).href}, or by e-transfer to ${company.eTransferEmail}.`,
  );
  return sheet.finish(footOf(company));
}
