/** A cell: a text, a plain number, or dollars with their cents. */
export type CsvCell = string | number | { dollars: number };

/**
 * What a spreadsheet takes for the beginning of a formula, also behind blanks and quotes, which some
 * strip first, and in the wide form of East Asian type (OWASP, CSV injection).
 */
const formula = /^[\t\r\n]|^[\s"'\u200b\ufeff]*[=+\-@＝＋－＠]/;

/**
 * A cell as it stands in a file. Numbers stay numbers, so that negative ones can be summed; only a
 * text is kept from being a formula, by an apostrophe before it.
 */
export function csvCell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return value.dollars.toFixed(2);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The mark by which spreadsheets know UTF-8. */
export const csvMark = '\ufeff';

/** One row with its end. */
export const csvRow = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`;
