import {
  fieldsOfColumn,
  moneyReports,
  partsOfLine,
  type MoneyReport,
  type ReportName,
} from 'shared-api/contract/billing/moneyReports';
import { lineText } from 'shared-api/contract/billing/reportTexts.en';
import type { Report, ReportSpan } from '../documents/reports/Report.ts';
import { clientName } from '../db/clientName.ts';
import type { Queryable } from '../db/Database.ts';

/** Cents by field, of one line. */
type Fields = ReadonlyMap<string, number>;

const sumOf = (fields: Fields, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (fields.get(name) ?? 0), 0);

/** A report of a span of days, or of its last day; amounts in cents. */
export async function readReport(
  database: Queryable,
  name: ReportName,
  span: ReportSpan,
): Promise<Report> {
  const report: MoneyReport = moneyReports[name];
  const { rows } = await database.query<{ line: string; field: string; cents: number }>(
    `SELECT f.line, f.field, sum(f.cents)::bigint AS cents FROM report_facts($1, $2, $3) f
     GROUP BY f.line, f.field`,
    [name, span.from, span.to],
  );
  const lines = new Map<string, Map<string, number>>();
  for (const key of report.fixedLines ?? []) lines.set(key, new Map());
  for (const { line, field, cents } of rows) {
    const fields = lines.get(line) ?? new Map<string, number>();
    lines.set(line, fields.set(field, cents));
  }
  addSumLines(report, lines);
  const names = await namesOf(database, report, [...lines.keys()]);
  const amountsOf = (fields: Fields): number[] =>
    report.columns.map((column) => sumOf(fields, fieldsOfColumn(column)));
  const found = [...lines].map(([key, fields]) => ({
    key,
    name: names.get(key)?.name ?? '',
    about: names.get(key)?.about ?? '',
    amounts: amountsOf(fields),
  }));
  return {
    name,
    span,
    lines: report.fixedLines ? found : sorted(report, found),
    totals: report.hasTotals
      ? report.columns.map((_column, index) =>
          found.reduce((sum, { amounts }) => sum + (amounts[index] ?? 0), 0),
        )
      : [],
  };
}

function addSumLines(report: MoneyReport, lines: Map<string, Map<string, number>>): void {
  const before = new Map([...lines].map(([key, fields]) => [key, new Map(fields)]));
  for (const { key } of report.sumLines ?? []) {
    const { plus, minus } = partsOfLine(report, key);
    const fields = new Map<string, number>();
    const add = (parts: readonly string[], sign: number): void => {
      for (const part of parts) {
        for (const [field, cents] of before.get(part) ?? []) {
          fields.set(field, (fields.get(field) ?? 0) + sign * cents);
        }
      }
    };
    add(plus, 1);
    add(minus, -1);
    lines.set(key, fields);
  }
}

/** Lines by what they are called; those of none come last. */
const sorted = ({ lines }: MoneyReport, found: Report['lines']): Report['lines'] =>
  found
    .map((line) => ({ line, text: lineText(lines, line) }))
    .sort(
      (one, other) =>
        Number(one.line.key === '') - Number(other.line.key === '') ||
        one.text.localeCompare(other.text, 'en-CA') ||
        Number(one.line.key) - Number(other.line.key),
    )
    .map(({ line }) => line);

interface Named {
  name: string;
  about: string;
}

/** What clients and contracts are called, by their ids. */
async function namesOf(
  database: Queryable,
  { lines }: MoneyReport,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Named>> {
  const ids = keys.filter((key) => key !== '').map(Number);
  if (lines === 'clients') {
    const { rows } = await database.query<{ id: number; name: string; about: string }>(
      `SELECT c.id, coalesce(${clientName}, '') AS name,
         concat_ws(', ', nullif(c.city, ''), nullif(c.email, '')) AS about
       FROM clients c WHERE c.id = ANY($1)`,
      [ids],
    );
    return new Map(rows.map(({ id, name, about }) => [String(id), { name, about }]));
  }
  if (lines === 'contracts') {
    const { rows } = await database.query<{ id: number; name: string }>(
      `SELECT k.id, concat_ws(', ', nullif(${clientName}, ''), nullif(k.address, '')) AS name
       FROM contracts k LEFT JOIN clients c ON c.id = k.client_id WHERE k.id = ANY($1)`,
      [ids],
    );
    return new Map(rows.map(({ id, name }) => [String(id), { name, about: '' }]));
  }
  return new Map();
}
