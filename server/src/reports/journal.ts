import type { AccountMap, AccountWords } from 'shared-api/contract/billing/accounts';
import {
  journalAccountOf,
  type JournalAccount,
  type JournalFormat,
} from 'shared-api/contract/billing/journal';
import { fromCents } from 'shared-api/contract/values/money';
import { clientName } from '../db/clientName.ts';
import type { Queryable } from '../db/Database.ts';
import { csvMark, csvRow, type CsvCell } from '../documents/csv.ts';
import type { ReportSpan } from '../documents/reports/Report.ts';
import { currentAccountMap } from './accountMap.ts';
import { numberedCustomers } from './customers.ts';
import { journalTexts } from './journalTexts.en.ts';

/** A posting as the journal has it. */
export interface JournalRow {
  day: string;
  entryId: number;
  postingId: number;
  kind: string;
  account: string;
  cents: number;
  brand: string | null;
  method: string | null;
  clientId: number | null;
  client: string;
  /** What it is called where customers are told apart by name; as read, null of an open period. */
  customer: string | null;
  invoiceId: number | null;
  invoiceNumber: number | null;
  creditNumber: string;
  quoteId: number | null;
  quoteNumber: number | null;
  paymentId: number | null;
  creditId: number | null;
  reverses: number | null;
  closingId: number | null;
}

/** Rows read at once. */
const chunk = 5_000;

/** What accounts are called, of each closing and, under null, at present. */
type Maps = ReadonlyMap<number | null, AccountMap>;

/**
 * The journal of a span of days as CSV, piece by piece. Names are those of the time at which a row's
 * period was closed, so that the file of a closed period is the same whenever it is asked for.
 */
export async function* journalCsv(
  database: Queryable,
  format: JournalFormat,
  span: ReportSpan,
  /** Those that are read, in their order; all if omitted. */
  entries: readonly number[] | null = null,
): AsyncGenerator<string> {
  const maps = await readMaps(database);
  const { headings, cells } = formats[format];
  const numbered =
    format === 'quickbooks' ? await numberedCustomers(database) : new Map<number, string>();
  yield (format === 'generic' ? csvMark : '') + csvRow(headings);
  let after: Pick<JournalRow, 'day' | 'entryId' | 'postingId'> = {
    day: span.from,
    entryId: entries?.[0] ?? 0,
    postingId: 0,
  };
  for (;;) {
    const rows = await readRows(database, span, after, entries);
    const last = rows.at(-1);
    if (!last) return;
    for (const row of rows) row.customer ??= numbered.get(row.clientId ?? 0) ?? row.client;
    yield rows.map((row) => csvRow(cells(row, wordsOf(maps, row), taxRateOf(maps, row)))).join('');
    if (rows.length < chunk) return;
    after = last;
  }
}

async function readMaps(database: Queryable): Promise<Maps> {
  const { taxRate, accounts } = await currentAccountMap(database);
  const { rows } = await database.query<{ id: number; map: AccountMap }>(
    'SELECT id, accounts AS map FROM period_closings WHERE reopened_at IS NULL',
  );
  return new Map<number | null, AccountMap>([
    [null, { taxRate, accounts }],
    ...rows.map(({ id, map }) => [id, map] as const),
  ]);
}

const mapOf = (maps: Maps, { closingId }: JournalRow): AccountMap => {
  const map = maps.get(closingId) ?? maps.get(null);
  if (!map) throw new Error('Accounts have no names.');
  return map;
};

const wordsOf = (maps: Maps, row: JournalRow): AccountWords & { key: JournalAccount } => {
  const key = journalAccountOf(row);
  return { key, ...mapOf(maps, row).accounts[key] };
};

const taxRateOf = (maps: Maps, row: JournalRow): string => mapOf(maps, row).taxRate;

async function readRows(
  database: Queryable,
  { from, to }: ReportSpan,
  { day, entryId, postingId }: Pick<JournalRow, 'day' | 'entryId' | 'postingId'>,
  entries: readonly number[] | null,
): Promise<JournalRow[]> {
  const { rows } = await database.query<JournalRow>(
    `SELECT j.day, j.entry_id AS "entryId", j.posting_id AS "postingId", j.kind, j.account, j.cents,
       j.brand, j.method, coalesce(former.merged_id, j.client_id) AS "clientId",
       coalesce(n.name, ${clientName}, '') AS client, coalesce(n.customer, n.name) AS customer,
       coalesce(j.invoice_id, r.invoice_id) AS "invoiceId", i.invoice_number AS "invoiceNumber",
       -- What a credit pays of another invoice is about that one.
       CASE WHEN r.invoice_id = i.id THEN i.invoice_number || '-C' || r.position ELSE '' END AS "creditNumber",
       j.quote_id AS "quoteId", q.number AS "quoteNumber", j.payment_id AS "paymentId",
       j.credit_id AS "creditId", j.reverses, j.closing_id AS "closingId"
     FROM (
       SELECT * FROM journal_rows($1, $2) w
       WHERE (w.day, w.entry_id, w.posting_id) > ($3::date, $4::bigint, $5::bigint)
         AND ($6::bigint[] IS NULL OR w.entry_id = ANY ($6))
       ORDER BY w.day, w.entry_id, w.posting_id LIMIT ${chunk}
     ) j
       LEFT JOIN credits r ON r.id = j.credit_id
       LEFT JOIN invoices i ON i.id = coalesce(j.invoice_id, r.invoice_id)
       LEFT JOIN quotes q ON q.id = j.quote_id
       LEFT JOIN clients c ON c.id = j.client_id
       LEFT JOIN period_closings p ON p.id = j.closing_id
       -- Whose it was when the period was closed: a merge since has changed that, but not what was exported.
       LEFT JOIN LATERAL (SELECT m.merged_id FROM client_merge_rows w JOIN client_merges m ON m.id = w.merge_id
         WHERE w.table_name = 'ledger_postings' AND w.row_id = j.posting_id
           AND m.undone_at IS NULL AND m.at > p.closed_at
         ORDER BY m.id LIMIT 1) former ON true
       LEFT JOIN closed_names n ON n.closing_id = j.closing_id
         AND n.client_id = coalesce(former.merged_id, j.client_id)
     ORDER BY j.day, j.entry_id, j.posting_id`,
    [from, to, day, entryId, postingId, entries],
  );
  return rows;
}

interface Format {
  headings: readonly string[];
  cells: (
    row: JournalRow,
    account: AccountWords & { key: JournalAccount },
    taxRate: string,
  ) => CsvCell[];
}

const dollars = (cents: number): CsvCell => (cents > 0 ? { dollars: fromCents(cents) } : '');

/** `2026-03-09` as `03/09/2026`, and as `09/03/2026`. */
const monthFirst = (day: string): string => day.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');
const dayFirst = (day: string): string => day.replace(/(\d+)-(\d+)-(\d+)/, '$3/$2/$1');

/** Of the document that a posting is about. */
const documentOf = ({ creditNumber, invoiceNumber, quoteNumber }: JournalRow): string => {
  if (creditNumber !== '') return journalTexts.credit(creditNumber);
  if (invoiceNumber !== null) return journalTexts.invoice(invoiceNumber);
  return quoteNumber === null ? '' : journalTexts.quote(quoteNumber);
};

const describe = (row: JournalRow): string =>
  [journalTexts.kindOf(row.kind), documentOf(row)].filter((part) => part !== '').join(', ');

const idOf = (id: number | null): CsvCell => id ?? '';

/** The columns of each format, as its importer documents them. */
const formats: Record<JournalFormat, Format> = {
  generic: {
    headings: journalTexts.generic,
    cells: (row, { key, code, name }) => [
      row.entryId,
      row.day,
      row.kind,
      row.account,
      key,
      code,
      name,
      dollars(row.cents),
      dollars(-row.cents),
      row.brand ?? '',
      row.method ?? '',
      idOf(row.clientId),
      row.client,
      documentOf(row),
      idOf(row.invoiceId),
      idOf(row.quoteId),
      idOf(row.paymentId),
      idOf(row.creditId),
      idOf(row.reverses),
    ],
  },
  // Accounts and customers by name; a receivable needs its customer.
  quickbooks: {
    headings: [
      'Journal No.',
      'Journal Date',
      'Account Name',
      'Debits',
      'Credits',
      'Description',
      'Name',
    ],
    cells: (row, { name }) => [
      row.entryId,
      monthFirst(row.day),
      name,
      dollars(row.cents),
      dollars(-row.cents),
      describe(row),
      row.customer ?? '',
    ],
  },
  // Rows of one narration and day are one journal; a debit is positive.
  xero: {
    headings: ['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'],
    cells: (row, { code }, taxRate) => [
      journalTexts.narration(row.entryId, journalTexts.kindOf(row.kind)),
      dayFirst(row.day),
      [documentOf(row), row.client].filter((part) => part !== '').join(', '),
      code,
      taxRate,
      { dollars: fromCents(row.cents) },
    ],
  },
};
