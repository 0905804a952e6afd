import type { CreditRequest } from 'shared-api/contract/billing/ledger';
import type { Moved } from 'shared-api/contract/billing/ledgerAnswers';
import { formatMoney, fromCents, toCents } from 'shared-api/contract/values/money';
import { audit } from '../audit/audit.ts';
import type { Queryable } from '../db/Database.ts';
import { fieldRefused, HttpError, invalidInput } from '../HttpError.ts';
import { outcomeOf, type Spoken } from '../outcomes/texts.ts';
import { creditedLines } from './invoiceLedger.ts';
import { linesOf, taxOfPart, type InvoiceLine } from './invoiceLines.ts';
import { brandOf, dayOf, writeEntries, type LedgerContext } from './ledger.ts';
import { once } from '../formKeys/once.ts';
import { lockInvoices, type LockedInvoice } from './openInvoices.ts';
import { takeBackWriteOffs } from './takeBackWriteOffs.ts';

/** What a credit takes back of a line. */
export interface CreditedLine {
  line: number;
  description: string;
  cents: number;
  taxCents: number;
}

/**
 * Makes a credit note of an issued invoice, dated today: of parts of its lines, or of all that is
 * left of it. It reduces what is owed first, then what was written off; the rest is kept on account.
 * @throws HttpError 400 for an unknown line or one named twice; 404 for an unknown invoice; 409 for
 *   more than is left of a line, and for an invoice that is a draft, void, credited in full or being
 *   paid by card
 */
export async function creditInvoice(
  { database, company }: LedgerContext,
  id: number,
  { key, reason, lines: asked }: CreditRequest,
  who: string,
): Promise<Spoken<Moved>> {
  const input = { id, reason, lines: asked };
  return database.transaction((connection) =>
    once(connection, { key, call: 'creditInvoice', who, input }, async () => {
      const invoice = (await lockInvoices(connection, [id])).get(id);
      if (!invoice) throw new Error(`Invoice ${id} is not locked.`);
      const lines = await creditOf(connection, invoice, asked);
      const credit = await insertCredit(connection, invoice, {
        lines,
        reason,
        who,
        day: dayOf(company),
      });
      return {
        message: outcomeOf('credited', {
          number: credit.number,
          amount: formatMoney(credit.total),
          onAccount: credit.rest > 0 ? formatMoney(credit.rest) : undefined,
        }),
        id: credit.id,
        onAccount: fromCents(credit.rest),
      };
    }),
  );
}

/**
 * What is credited of each line. The invoice is locked, so that no other credit is made meanwhile.
 * @throws HttpError as `creditInvoice`
 */
export async function creditOf(
  connection: Queryable,
  { id, number }: LockedInvoice,
  asked: CreditRequest['lines'],
): Promise<CreditedLine[]> {
  const { rows } = await connection.query<{
    subTotal: number;
    tax: number;
    newLineData: string[][];
  }>(
    `SELECT coalesce(total_cents, 0) - coalesce(tax_cents, 0) AS "subTotal",
       coalesce(tax_cents, 0) AS tax, new_line_data AS "newLineData"
     FROM invoices WHERE id = $1`,
    [id],
  );
  const [amounts] = rows;
  const lines = amounts ? linesOf(amounts) : [];
  const { rows: before } = await connection.query<{ line: number; cents: number }>(creditedLines, [
    id,
  ]);
  const credited = new Map(before.map(({ line, cents }) => [line, cents]));
  const leftOf = ({ line, cents }: InvoiceLine): number => cents - (credited.get(line) ?? 0);
  const parts =
    asked === null ? lines.map((line) => ({ line, cents: leftOf(line) })) : partsOf(asked, lines);
  for (const { line, cents } of parts) {
    const left = leftOf(line);
    if (cents > left) {
      const params = { line: line.line, left: formatMoney(left) };
      throw fieldRefused(409, 'lines', { code: 'overCredited', params });
    }
  }
  const found = parts
    .filter(({ cents }) => cents > 0)
    .map(({ line, cents }) => ({
      line: line.line,
      description: line.description,
      cents,
      taxCents: taxOfPart(line, credited.get(line.line) ?? 0, cents),
    }));
  if (found.length === 0) throw new HttpError(409, { code: 'creditedAlready', params: { number } });
  return found;
}

function partsOf(
  asked: NonNullable<CreditRequest['lines']>,
  lines: readonly InvoiceLine[],
): { line: InvoiceLine; cents: number }[] {
  if (new Set(asked.map(({ line }) => line)).size < asked.length) {
    throw invalidInput({ lines: { code: 'lineTwice' } });
  }
  return asked.map(({ line: position, amount }) => {
    const line = lines.find((each) => each.line === position);
    if (!line) throw invalidInput({ lines: { code: 'noSuchLine', params: { line: position } } });
    return { line, cents: toCents(amount) };
  });
}

interface CreditFacts {
  lines: readonly CreditedLine[];
  reason: string;
  who: string;
  day: string;
}

async function insertCredit(
  connection: Queryable,
  invoice: LockedInvoice,
  { lines, reason, who, day }: CreditFacts,
): Promise<{ id: number; number: string; total: number; rest: number }> {
  const { id: invoiceId, number, clientId, type, balance } = invoice;
  const subTotal = lines.reduce((sum, { cents }) => sum + cents, 0);
  const tax = lines.reduce((sum, { taxCents }) => sum + taxCents, 0);
  const total = subTotal + tax;
  const owed = Math.max(balance, 0);
  const owedAgain = await takeBackWriteOffs(connection, invoice, total - owed, {
    day,
    reason,
    who,
  });
  const { rows } = await connection.query<{ id: number; position: number }>(
    `INSERT INTO credits (invoice_id, position, client_id, day, reason, lines, sub_total_cents,
       tax_cents, total_cents, made_by)
     SELECT $1, count(*) + 1, $2, $3, $4, $5, $6, $7, $8, $9 FROM credits WHERE invoice_id = $1
     RETURNING id, position`,
    [invoiceId, clientId, day, reason, JSON.stringify(lines), subTotal, tax, total, who],
  );
  const { id = 0, position = 0 } = rows[0] ?? {};
  const rest = total - Math.min(total, owed + owedAgain);
  const brand = brandOf(type);
  const about = { clientId, invoiceId, creditId: id };
  await writeEntries(connection, [
    {
      kind: 'credit',
      day,
      who,
      reason,
      ...about,
      postings: [
        { account: 'revenue', cents: subTotal, brand, ...about },
        { account: 'hst', cents: tax, brand, ...about },
        { account: 'receivable', cents: rest - total, brand, ...about },
        { account: 'onAccount', cents: -rest, clientId, creditId: id },
      ],
    },
  ]);
  const creditNumber = `${number}-C${position}`;
  await audit(connection, {
    who,
    entity: 'invoices',
    recordId: invoiceId,
    action: 'update',
    before: { balance: fromCents(balance) },
    after: {
      balance: fromCents(balance + owedAgain - (total - rest)),
      credit: creditNumber,
      credited: fromCents(total),
      reason,
    },
  });
  return { id, number: creditNumber, total, rest };
}
