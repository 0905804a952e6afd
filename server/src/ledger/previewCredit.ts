import type { CreditPreviewRequest } from 'shared-api/contract/billing/ledger';
import type { CreditPreview } from 'shared-api/contract/billing/ledgerAnswers';
import { fromCents } from 'shared-api/contract/values/money';
import { creditOf } from './credit.ts';
import type { LedgerContext } from './ledger.ts';
import { lockInvoices } from './openInvoices.ts';

/**
 * What a credit of an invoice would come to now, and how much of it would be kept on account. Changes
 * nothing.
 * @throws HttpError as `creditInvoice`
 */
export async function previewCredit(
  { database }: LedgerContext,
  id: number,
  { lines: asked }: CreditPreviewRequest,
): Promise<CreditPreview> {
  return database.transaction(async (connection) => {
    const invoice = (await lockInvoices(connection, [id])).get(id);
    if (!invoice) throw new Error(`Invoice ${id} is not locked.`);
    const lines = await creditOf(connection, invoice, asked);
    const { rows } = await connection.query<{ cents: number }>(
      `SELECT coalesce(sum(cents), 0)::bigint AS cents FROM ledger_postings
       WHERE invoice_id = $1 AND account = 'badDebt'`,
      [id],
    );
    const subTotal = lines.reduce((sum, { cents }) => sum + cents, 0);
    const tax = lines.reduce((sum, { taxCents }) => sum + taxCents, 0);
    const total = subTotal + tax;
    // What was written off is taken back before anything is kept: nobody has paid that part.
    const reduces = Math.min(total, Math.max(invoice.balance, 0) + (rows[0]?.cents ?? 0));
    return {
      subTotal: fromCents(subTotal),
      tax: fromCents(tax),
      total: fromCents(total),
      reduces: fromCents(reduces),
      onAccount: fromCents(total - reduces),
    };
  });
}
