import { moneyReports, type MoneyReport } from 'shared-api/contract/billing/moneyReports';
import { columnText, namesOfLines, reportTexts } from 'shared-api/contract/billing/reportTexts.en';
import { formatMoney, fromCents } from 'shared-api/contract/values/money';
import { csvMark, csvRow, type CsvCell } from '../csv.ts';
import type { Report } from './Report.ts';

/** What days a report is of, in words. */
export function spanText({ name, span }: Report, write: (day: string) => string): string {
  const { over }: MoneyReport = moneyReports[name];
  return over === 'span'
    ? reportTexts.span(write(span.from), write(span.to))
    : reportTexts.asOf(write(span.to));
}

/** The headings of its columns: what its lines are, then those of the amounts. */
export const headingsOf = ({ name }: Report): string[] => {
  const { lines, columns }: MoneyReport = moneyReports[name];
  return [reportTexts.lines[lines], ...columns.map(({ key }) => columnText(name, key))];
};

/**
 * Its lines and, at the end, its totals: words, with what tells lines of the same name apart, and amounts in cents.
 */
export function rowsOf({ name, lines, totals }: Report): { text: string; amounts: number[] }[] {
  const { lines: kind }: MoneyReport = moneyReports[name];
  const rows = namesOfLines(kind, lines).map(({ text, beside }, index) => ({
    text: [text, beside].filter(Boolean).join(', '),
    amounts: lines[index]?.amounts ?? [],
  }));
  return totals.length === 0 ? rows : [...rows, { text: reportTexts.total, amounts: totals }];
}

/** The rows as the PDF prints them. */
export const printedRows = (report: Report): string[][] =>
  rowsOf(report).map(({ text, amounts }) => [text, ...amounts.map(formatMoney)]);

/** A report as CSV, UTF-8 with a mark that spreadsheets know it by. */
export function reportCsv(report: Report): string {
  const rows: CsvCell[][] = [
    [reportTexts.titles[report.name], spanText(report, (day) => day)],
    headingsOf(report),
    ...rowsOf(report).map(({ text, amounts }): CsvCell[] => [
      text,
      ...amounts.map((cents) => ({ dollars: fromCents(cents) })),
    ]),
  ];
  return csvMark + rows.map(csvRow).join('');
}
