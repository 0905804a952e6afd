import type { Language } from 'shared-api/contract/values/language';
import { fromCents } from 'shared-api/contract/values/money';
import { clientName } from '../db/clientName.ts';
import type { Queryable } from '../db/Database.ts';
import { clientLanguage } from '../db/readerLanguages.ts';
import { csvMark, csvRow, type CsvCell } from './csv.ts';
import { documentTexts } from './texts.ts';

/** One line of a client's account. */
interface Entry {
  date: string;
  kind: 'Invoice' | 'Payment' | 'Void';
  number: number;
  charged: number;
  received: number;
}

/** A client's account over a span of days, both ends included; amounts in cents. */
export interface Statement {
  /** That of the client. */
  language: Language;
  clientName: string;
  opening: number;
  entries: (Entry & { balance: number })[];
  closing: number;
}

/**
 * What a client was charged and has paid: issued invoices, those taken back as void, and payments,
 * in order of their days. The
 * opening balance is the sum of everything before the first day, so that statements of adjoining
 * spans fit together. Undefined for an unknown client.
 */
export async function clientStatement(
  database: Queryable,
  clientId: number,
  { from, to }: { from: string; to: string },
): Promise<Statement | undefined> {
  const { rows: clients } = await database.query<{ name: string; language: Language }>(
    `SELECT ${clientName} AS name, ${clientLanguage} AS language FROM clients c WHERE c.id = $1`,
    [clientId],
  );
  const [client] = clients;
  if (!client) return undefined;
  const { rows } = await database.query<Entry>(
    `SELECT date_ts AS date, 'Invoice' AS kind, invoice_number AS number,
       coalesce(total_cents, 0) AS charged, 0::bigint AS received
     FROM invoices WHERE client_id = $1 AND invoice_number IS NOT NULL AND date_ts <= $2
     UNION ALL
     -- A void invoice is taken back on the day it was voided, and not before it was owed.
     SELECT greatest(voided_on, date_ts), 'Void', invoice_number, -coalesce(total_cents, 0), 0
     FROM invoices WHERE client_id = $1 AND greatest(voided_on, date_ts) <= $2 AND voided_on IS NOT NULL
     UNION ALL
     SELECT p.received_on, 'Payment', i.invoice_number, 0, p.amount_cents
     FROM payments p JOIN invoices i ON i.id = p.invoice_id
     WHERE i.client_id = $1 AND i.invoice_number IS NOT NULL AND p.received_on <= $2
     UNION ALL
     -- What was paid on a quote before there is an invoice of it is the client's money as well.
     SELECT p.received_on, 'Payment', q.number, 0, p.amount_cents
     FROM payments p JOIN quotes q ON q.id = p.quote_id
       LEFT JOIN invoices i ON i.id = p.invoice_id
     WHERE q.client_id = $1 AND i.invoice_number IS NULL AND p.received_on <= $2
     ORDER BY 1, 2, 3`,
    [clientId, to],
  );
  let balance = 0;
  const entries = rows.map((entry) => {
    balance += entry.charged - entry.received;
    return { ...entry, balance };
  });
  const shown = entries.filter(({ date }) => date >= from);
  const opening = entries.filter(({ date }) => date < from).at(-1)?.balance ?? 0;
  return {
    clientName: client.name,
    language: client.language,
    opening,
    entries: shown,
    closing: balance,
  };
}

/** The statement as CSV, UTF-8 with a mark that spreadsheets know it by. */
export function statementCsv({
  clientName,
  language,
  opening,
  entries,
  closing,
}: Statement): string {
  const texts = documentTexts[language].statement;
  const money = (cents: number): CsvCell => ({ dollars: fromCents(cents) });
  const rows: CsvCell[][] = [
    [texts.client, clientName],
    [texts.date, texts.entry, texts.number, texts.charged, texts.received, texts.balance],
    ['', texts.opening, '', '', '', money(opening)],
    ...entries.map(({ date, kind, number, charged, received, balance }) => [
      date,
      texts.kinds[kind],
      number,
      charged === 0 ? '' : money(charged),
      received === 0 ? '' : money(received),
      money(balance),
    ]),
    ['', texts.closing, '', '', '', money(closing)],
  ];
  return csvMark + rows.map(csvRow).join('');
}
