/**
 * The ledger: double entry, only added to (docs/product/money.md "Ledger", docs/decisions/0039).
 *
 * An entry is a fact of a day: its postings sum to 0, debits positive, credits negative, in cents.
 * Issuing and voiding an invoice and inserting a payment write their entries by trigger (migration
 * 0026); every other movement is a function of this folder:
 *
 * - `recordPayment(context, input, who)`: money received, allocated to invoices, the rest on account;
 * - `reversePayment(context, id, input, who)`: takes it back;
 * - `allocatePayment(context, id, input, who)`, `allocateCredit(…)`: from account to invoices;
 * - `creditInvoice(context, id, input, who)`: a credit note, the rest of it on account;
 * - `refund(context, input, who)`: from account back to the client; what the card provider gives back,
 *   and disputes, are in `payments/`;
 * - `writeOff(context, id, input, who)`: what is owed and will not come; `reverseWriteOff(…)`: it may
 *   come after all.
 *
 * Accounts: `receivable` (by invoice), `onAccount` (what a client has with us, by the payment or the
 * credit that it came by, its lot), `money` (by method), `revenue` (by brand), `hst`, `deposits`
 * (what was paid before its invoice, by the payment), `advanceTax` (tax of it that is owed already),
 * `badDebt`, `disputed` (held back while a payment is disputed), `fees` (what disputes cost). What a
 * client owes is the sum of receivable and onAccount.
 *
 * Each function locks the invoices that it touches in the order of their ids, then its lot, writes an
 * audit entry for each record, and is idempotent by the key of its input.
 */
import type { LedgerKind } from 'shared-api/contract/billing/ledger';
import type { BrandName } from 'shared-api/contract/billing/bank';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { Queryable, Transactional } from '../db/Database.ts';

/** What the functions of the ledger work with. */
export interface LedgerContext {
  database: Transactional;
  company: Company;
}

export type Account =
  | 'receivable'
  | 'onAccount'
  | 'money'
  | 'revenue'
  | 'hst'
  | 'deposits'
  | 'advanceTax'
  | 'badDebt'
  | 'disputed'
  | 'fees';

/** What an entry or a posting is about. */
interface About {
  clientId?: number | null;
  invoiceId?: number | null;
  quoteId?: number | null;
  paymentId?: number | null;
  creditId?: number | null;
}

export interface Posting extends About {
  account: Account;
  /** A debit is positive, a credit negative. */
  cents: number;
  brand?: BrandName | null;
  method?: string;
}

export interface Entry extends About {
  kind: LedgerKind;
  day: string;
  who: string;
  reason?: string;
  refundId?: number;
  postings: readonly Posting[];
}

/** A company on a day that is over: what the demo's past was recorded in. */
export interface PastCompany extends Company {
  today: string;
}

/** The company day of now, or of a company in the past its day. */
export const dayOf = (company: Company | PastCompany): string =>
  'today' in company ? company.today : companyDay(Date.now() / 1000, company.timeZone);

/** The brand that an invoice of a type is from. */
export const brandOf = (type: string): BrandName =>
  type === 'Contracting' ? 'contracting' : 'cleaning';

/**
 * Writes entries; the database keeps the balances of their invoices.
 * @returns their ids, in order
 */
export async function writeEntries(
  connection: Queryable,
  entries: readonly Entry[],
): Promise<number[]> {
  if (entries.length === 0) return [];
  const { rows } = await connection.query<{ id: number }>(
    `WITH given AS MATERIALIZED (
       SELECT nextval(pg_get_serial_sequence('ledger_entries', 'id')) AS id, e.entry, e.position
       FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS e (entry, position)
     ), entries AS (
       INSERT INTO ledger_entries (id, kind, day, who, reason, client_id, invoice_id, quote_id,
         payment_id, credit_id, refund_id)
       OVERRIDING SYSTEM VALUE
       SELECT g.id, e."kind", e."day", e."who", coalesce(e."reason", ''), e."clientId",
         e."invoiceId", e."quoteId", e."paymentId", e."creditId", e."refundId"
       FROM given g, jsonb_to_record(g.entry) AS e ("kind" text, "day" date, "who" text,
         "reason" text, "clientId" integer, "invoiceId" integer, "quoteId" integer,
         "paymentId" integer, "creditId" integer, "refundId" integer)
     ), postings AS (
       INSERT INTO ledger_postings (entry_id, account, cents, day, brand, method, client_id,
         invoice_id, quote_id, payment_id, credit_id)
       SELECT g.id, p."account", p."cents", (g.entry ->> 'day')::date, p."brand", p."method",
         p."clientId", p."invoiceId", p."quoteId", p."paymentId", p."creditId"
       FROM given g, jsonb_to_recordset(g.entry -> 'postings') AS p ("account" text,
         "cents" bigint, "brand" text, "method" text, "clientId" integer, "invoiceId" integer,
         "quoteId" integer, "paymentId" integer, "creditId" integer)
       WHERE p."cents" <> 0
     )
     SELECT id FROM given ORDER BY position`,
    [JSON.stringify(entries)],
  );
  return rows.map(({ id }) => id);
}

/** Says who acts, on which company day, in the entries that triggers write until the transaction ends. */
export async function actAs(connection: Queryable, who: string, day: string): Promise<void> {
  await connection.query(
    "SELECT set_config('ledger.who', $1, true), set_config('ledger.day', $2, true)",
    [who, day],
  );
}
