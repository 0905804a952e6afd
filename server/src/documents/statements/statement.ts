import type { Language } from 'shared-api/contract/values/language';
import { fromCents } from 'shared-api/contract/values/money';
import { clientName } from '../../db/clientName.ts';
import type { Queryable } from '../../db/Database.ts';
import { clientLanguage } from '../../db/readerLanguages.ts';
import { csvMark, csvRow, type CsvCell } from '../csv.ts';
import { documentTexts } from '../texts.ts';

/** What a line of a client's account is; `documents/texts` has its words. */
export const statementKinds = {
  invoiceIssued: 'Invoice',
  invoiceVoided: 'Void',
  payment: 'Payment',
  paymentReversed: 'PaymentReversed',
  credit: 'Credit',
  creditReversed: 'CreditReversed',
  refund: 'Refund',
  refundFailed: 'RefundFailed',
  writeOff: 'WriteOff',
  writeOffReversed: 'WriteOffReversed',
  accountMoved: 'Moved',
  depositApplied: 'DepositApplied',
  depositReleased: 'DepositReleased',
  // These change no balance where it is a deposit that they are about.
  depositReceived: 'PartPayment',
  depositReversed: 'PaymentReversed',
  depositReturned: 'Refund',
  depositReturnFailed: 'RefundFailed',
  depositForfeited: 'PartPaymentKept',
  disputeLost: 'PaymentReversed',
} as const;

type StatementKind = (typeof statementKinds)[keyof typeof statementKinds] | 'Other';

/** One line of a client's account. */
interface Entry {
  date: string;
  kind: StatementKind;
  /** Of the invoice, quote, credit or deposit that it is about; empty for what is about none or several. */
  number: string;
  charged: number;
  received: number;
}

/** What is charged, or taken off what was charged; anything else is money that came or went. */
const charges: ReadonlySet<StatementKind> = new Set([
  'Invoice',
  'Void',
  'Credit',
  'CreditReversed',
  'WriteOff',
  'WriteOffReversed',
  'PartPaymentKept',
]);

/** A client's account over a span of days, both ends included; amounts in cents. */
export interface Statement {
  /** That of the client. */
  language: Language;
  clientName: string;
  opening: number;
  entries: (Entry & { balance: number })[];
  closing: number;
  /** What is held of deposits on the last day, in no balance until it is applied. */
  held: { date: string; number: string; cents: number }[];
}

/**
 * What a client was charged and has paid: every entry of the ledger that changes what the client owes
 * us, in order of their days. The opening balance is the sum of everything before the first day, so
 * that statements of adjoining spans fit together. Undefined for an unknown client.
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
  const { rows } = await database.query<{
    date: string;
    kind: string;
    number: string;
    cents: number;
  }>(
    `SELECT e.day AS date, e.kind, moved.cents,
       coalesce(asked.number, i.invoice_number || coalesce('-C' || c.position, ''), paid.number::text,
         q.number::text, '') AS number
     FROM (
       -- An allocation from what a client has to what the client owes changes nothing between us.
       SELECT entry_id, sum(cents)::bigint AS cents FROM client_postings
       WHERE client_id = $1 AND day <= $2
       GROUP BY entry_id HAVING sum(cents) <> 0
     ) moved JOIN ledger_entries e ON e.id = moved.entry_id
       LEFT JOIN invoices i ON i.id = e.invoice_id
       LEFT JOIN credits c ON c.id = e.credit_id AND e.kind IN ('credit', 'creditReversed')
       LEFT JOIN quotes q ON q.id = e.quote_id
       LEFT JOIN LATERAL (
         SELECT r.number || '-D' || r.position AS number
         FROM payments p JOIN deposit_requests r ON r.id = p.deposit_request_id
         WHERE p.id = e.payment_id AND e.kind LIKE 'deposit%'
       ) asked ON true
       LEFT JOIN LATERAL (
         SELECT min(v.invoice_number) AS number
         FROM ledger_entries a JOIN invoices v ON v.id = a.invoice_id
         WHERE a.payment_id = e.payment_id AND a.kind = 'allocation'
         HAVING count(DISTINCT v.id) = 1
       ) paid ON true
     ORDER BY e.day, e.kind <> 'invoiceIssued', e.id`,
    [clientId, to],
  );
  let balance = 0;
  const entries = rows.map(({ date, kind: ledgerKind, number, cents }) => {
    const kind = kindOf(ledgerKind);
    balance += cents;
    const amounts = charges.has(kind)
      ? { charged: cents, received: 0 }
      : { charged: 0, received: -cents };
    return { date, kind, number, ...amounts, balance };
  });
  const shown = entries.filter(({ date }) => date >= from);
  const opening = entries.filter(({ date }) => date < from).at(-1)?.balance ?? 0;
  return {
    clientName: client.name,
    language: client.language,
    opening,
    entries: shown,
    closing: balance,
    held: await heldOf(database, clientId, to),
  };
}

/** What is held of a client's deposits at the end of a day. */
async function heldOf(
  database: Queryable,
  clientId: number,
  day: string,
): Promise<Statement['held']> {
  const { rows } = await database.query<Statement['held'][number]>(
    `SELECT p.received_on AS date, r.number || '-D' || r.position AS number, held.cents
     FROM (
       SELECT payment_id, -sum(cents)::bigint AS cents FROM ledger_postings
       WHERE client_id = $1 AND account = 'deposits' AND day <= $2
       GROUP BY payment_id HAVING sum(cents) <> 0
     ) held JOIN payments p ON p.id = held.payment_id
       JOIN deposit_requests r ON r.id = p.deposit_request_id AND r.kind = 'deposit'
     ORDER BY p.received_on, r.id`,
    [clientId, day],
  );
  return rows;
}

const kindOf = (kind: string): StatementKind =>
  Object.hasOwn(statementKinds, kind)
    ? statementKinds[kind as keyof typeof statementKinds]
    : 'Other';

/** The statement as CSV, UTF-8 with a mark that spreadsheets know it by. */
export function statementCsv({
  clientName,
  language,
  opening,
  entries,
  closing,
  held,
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
    ...held.map(({ date, number, cents }) => [date, texts.held, number, '', money(cents), '']),
  ];
  return csvMark + rows.map(csvRow).join('');
}
