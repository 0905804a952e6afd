import type { CreditPreviewRequest } from 'shared-api/contract/billing/ledger';
import type { CreditPreview } from 'shared-api/contract/billing/ledgerAnswers';
import { fromCents } from 'shared-api/contract/values/money';
import { appliedTo, creditedOf, settledOtherwise } from '../db/settledOtherwise.ts';
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
    const { rows } = await connection.query<Before>(
      `SELECT ${settledOtherwise('$1')}, ${creditedOf('$1')} AS "allCredits",
         ${appliedTo('$1')} AS applied,
         (SELECT received_cents FROM invoice_balance WHERE invoice_id = $1) AS received`,
      [id],
    );
    const [before] = rows;
    if (!before) throw new Error(`Invoice ${id} has gone from its own transaction.`);
    const subTotal = lines.reduce((sum, { cents }) => sum + cents, 0);
    const tax = lines.reduce((sum, { taxCents }) => sum + taxCents, 0);
    const total = subTotal + tax;
    // What was written off is taken back before anything is kept: nobody has paid that part.
    const reduces = Math.min(total, Math.max(invoice.balance, 0) + before.writtenOff);
    const onAccount = total - reduces;
    return {
      subTotal: fromCents(subTotal),
      tax: fromCents(tax),
      total: fromCents(total),
      reduces: fromCents(reduces),
      onAccount: fromCents(onAccount),
      wasHeld: fromCents(heldIn(before, onAccount)),
    };
  });
}

/** What has reduced an invoice until now, in cents. */
interface Before {
  credited: number;
  writtenOff: number;
  allCredits: number;
  applied: number;
  received: number;
}

/** What of an amount that a credit keeps on account was held for the invoice: other money goes first. */
function heldIn(before: Before, onAccount: number): number {
  const { credited, writtenOff, allCredits, applied, received } = before;
  const money = received - credited - writtenOff - applied;
  const heldOf = (kept: number): number => Math.max(0, Math.min(applied, kept - money));
  const keptBefore = allCredits - credited;
  return heldOf(keptBefore + onAccount) - heldOf(keptBefore);
}
