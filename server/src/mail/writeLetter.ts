import type { Company } from 'shared-api/contract/company/company';
import type { Letter, LetterContent, LetterTable } from './LetterContent.ts';
import { addressLine, renderLetterPage } from './letterPage.ts';

/** Rows of a table that a mail shows; its attachment has them all. Gmail cuts off mails of 102 kB. */
const mostRows = 50;
/** Characters of a cell that a mail shows. */
const longestCell = 200;

/** Writes the HTML and the plain text of a mail, which say the same. */
export function writeLetter(company: Company, content: LetterContent): Letter {
  const shown = { ...content, ...(content.table && { table: shorten(content.table) }) };
  return {
    subject: content.subject,
    text: plainText(company, shown),
    html: renderLetterPage(company, shown),
  };
}

function shorten(table: LetterTable): LetterTable {
  const { rows, more } = table;
  const left = rows.length - mostRows;
  const shown = rows
    .slice(0, mostRows)
    .map((row) => row.map((cell) => (cell.length > longestCell ? cut(cell) : cell)));
  return { ...table, rows: left > 0 ? [...shown, [more(left)]] : shown };
}

const cut = (text: string): string => `${Array.from(text).slice(0, longestCell).join('')}…`;

function plainText(company: Company, content: LetterContent): string {
  const { opening, table, button, closing, reason } = content;
  const blocks = [
    opening,
    table ? plainRows(table) : [],
    button ? [`${button.label}: ${button.href}`] : [],
    closing,
    [reason, addressLine(company)],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

/** Names at the left, amounts at the right. */
function plainRows({ rows, sums }: LetterTable): string[] {
  const all = [
    ...rows.map((row): [string, string] =>
      row.length > 1 ? [row.slice(0, -1).join('  '), row.at(-1) ?? ''] : [row[0] ?? '', ''],
    ),
    ...sums.map(({ name, amount }): [string, string] => [name, amount]),
  ].map(([name, amount]): [string, string] => [name.replace(/\s+/g, ' ').trim(), amount]);
  const width = Math.max(...all.map(([name]) => name.length));
  return all.map(([name, amount]) => `${name.padEnd(width)}  ${amount.padStart(12)}`.trimEnd());
}
