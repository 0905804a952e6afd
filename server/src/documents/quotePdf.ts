import type { Company } from 'shared-api/contract/company';
import { formatMoney } from 'shared-api/contract/money';
import type { Queryable } from '../db/Database.ts';
import { details, totals } from './invoicePdf.ts';
import { footOf, letterhead } from './letterhead.ts';

interface QuoteRow {
  number: number;
  category: string;
  title: string;
  date: string;
  email: string;
  notes: string;
  price: number | null;
  lines: string[][];
  scope: string[][];
  fullName: string | null;
  companyName: string | null;
}

/** A quote as PDF; undefined when no quote has the number. */
export async function quotePdf(
  database: Queryable,
  company: Company,
  number: number,
): Promise<Buffer | undefined> {
  const { rows } = await database.query<QuoteRow>(
    `SELECT q.number, q.category, q.project_title AS title, q.since_ts AS date, q.email, q.notes,
       q.price_cents AS price, q.line_data AS lines, q.scope, c.full_name AS "fullName",
       c.company_name AS "companyName"
     FROM quotes q LEFT JOIN clients c ON c.id = q.client_id WHERE q.number = $1`,
    [number],
  );
  const [quote] = rows;
  if (!quote) return undefined;
  const sheet = letterhead(company, quote.category, `Quote #${quote.number}`);
  const buyer = [quote.companyName, quote.fullName].filter(Boolean).join(', ');
  sheet.words([quote.title, buyer, quote.date].filter(Boolean).join('\n'));
  sheet.space(18);
  const hasText = (table: string[][]): boolean => table.flat().some((cell) => cell.trim() !== '');
  if (hasText(quote.scope)) {
    details(sheet, [['Item', 'Description'], ...quote.scope]);
    sheet.space(12);
  }
  if (hasText(quote.lines)) details(sheet, quote.lines);
  // An instant quote's lines end with their own total.
  const hasTotal = quote.lines.some(([name]) => name === 'Total');
  if (quote.price !== null && !hasTotal) totals(sheet, [['Total', formatMoney(quote.price)]]);
  sheet.space(18);
  if (quote.notes !== '') {
    sheet.words(quote.notes);
    sheet.space(12);
  }
  sheet.words(
    `To accept or to ask for a change, answer our e-mail or call ${company.phone}. ` +
      `To pay by card, use the number ${quote.number} at ${new URL('/payment', company.siteUrl).href}.`,
  );
  return sheet.finish(footOf(company));
}
