import { companyIn, type Company } from 'shared-api/contract/company/company';
import type { Language } from 'shared-api/contract/values/language';
import type { Letter, LetterContent, LetterTable } from './LetterContent.ts';
import { addressLine, renderLetterPage } from './letterPage.ts';
import { plainTable } from './plainTable.ts';

/**
 * Maximum table rows shown in a mail; the attachment has all of them. Gmail clips mails above 102
 * kB.
 */
const maxRows = 50;
/** Maximum characters of a table cell. */
const maxCellLength = 200;

/**
 * Renders a mail as HTML and as plain text with the same content.
 * @param contentOf takes the company file in the language of the mail
 */
export function writeLetter(
  language: Language,
  company: Company,
  contentOf: (company: Company) => LetterContent,
): Letter {
  const localised = companyIn(company, language);
  const content = contentOf(localised);
  const shown = { ...content, ...(content.table && { table: shorten(content.table) }) };
  return {
    subject: content.subject,
    text: plainText(localised, shown),
    html: renderLetterPage(language, localised, shown),
  };
}

function shorten(table: LetterTable): LetterTable {
  const { rows, more } = table;
  const left = rows.length - maxRows;
  const shown = rows
    .slice(0, maxRows)
    .map((row) => row.map((cell) => (cell.length > maxCellLength ? cut(cell) : cell)));
  return { ...table, rows: left > 0 ? [...shown, [more(left)]] : shown };
}

const cut = (text: string): string => `${Array.from(text).slice(0, maxCellLength).join('')}…`;

function plainText(company: Company, content: LetterContent): string {
  const { opening, table, button, closing, reason } = content;
  const blocks = [
    opening,
    table ? plainTable(table) : [],
    // On a line of its own: a colon before it would have to be written by language.
    button ? [button.label, button.href] : [],
    closing,
    [reason, addressLine(company)],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}
