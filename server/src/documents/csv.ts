/**
 * A cell that no spreadsheet takes for a formula, quoted where it must be (OWASP, CSV injection). A
 * number has two decimals.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return value.toFixed(2);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The mark by which spreadsheets know UTF-8. */
export const csvMark = '\ufeff';

/** One row with its end. */
export const csvRow = (cells: readonly (string | number)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`;
