import { settleDispute } from '../../../src/payments/disputes/settleDispute.ts';
import { settleRefund } from '../../../src/payments/refunds/settleRefund.ts';
import { settleCharge, type PaymentContext } from '../../../src/payments/settle.ts';
import type { CardCommand } from '../oracle/cardRules.ts';
import type { Doing } from './doing.ts';

type Of<Kind extends CardCommand['kind']> = Extract<CardCommand, { kind: Kind }>;

/** Tells the server what the provider does. @returns the id of what that has made, if it has a name */
export async function driveCards(command: CardCommand, doing: Doing): Promise<number | undefined> {
  const { driven, idOf } = doing;
  const context: PaymentContext = { ...driven, queueMails: () => Promise.resolve() };
  switch (command.kind) {
    case 'card':
      return charge(command, doing, context);
    case 'refundFails': {
      const key = await providerKeyOf(idOf(command.refund), doing);
      const outcome = { kind: 'failed', id: `re_${key}`, failure: 'cardGone' } as const;
      await settleRefund(context, key, outcome);
      return undefined;
    }
    case 'dispute': {
      const { name, source, cents, fee } = command;
      const money = { cents, taken: cents, fee, movements: 1 };
      await tellOf({ name, source, ...money, state: 'needsAnswer', toldAt: 1 }, doing, context);
      return undefined;
    }
    case 'disputeEnds': {
      const { dispute: name, source, cents, fee, isWon, feeBack } = command;
      // A lost one moves no money any more.
      const money = isWon
        ? { cents, taken: cents, fee: fee - feeBack, movements: 2 }
        : { cents, taken: cents, fee, movements: 1 };
      const state = isWon ? 'won' : 'lost';
      await tellOf({ name, source, ...money, state, toldAt: 2 }, doing, context);
      return undefined;
    }
  }
}

/** A charge that the provider has made: of an attempt that was given up, so that several may be at once. */
async function charge(
  { name, on, cents }: Of<'card'>,
  { driven: { database }, idOf, providerIdOf }: Doing,
  context: PaymentContext,
): Promise<number | undefined> {
  const key = providerIdOf(name);
  const requestId = 'request' in on ? idOf(on.request) : null;
  await database.query(
    `INSERT INTO payment_attempts (key, number, invoice_id, quote_id, deposit_request_id,
       amount_cents, token, status, claimed_until, settled_at)
     VALUES ($1, 0, $2, coalesce($3::integer, (SELECT quote_id FROM deposit_requests WHERE id = $4)), $4, $5,
       'tok', 'failed', now(), now()) ON CONFLICT (key) DO NOTHING`,
    [
      key,
      'invoice' in on ? idOf(on.invoice) : null,
      'quote' in on ? idOf(on.quote) : null,
      requestId,
      cents,
    ],
  );
  await settleCharge(context, key, { intent: `pi_${key}`, cents });
  const { rows } = await database.query<{ id: number }>(
    'SELECT id FROM payments WHERE attempt_key = $1',
    [key],
  );
  return rows[0]?.id;
}

async function providerKeyOf(refundId: number, { driven }: Doing): Promise<string> {
  const { rows } = await driven.database.query<{ key: string }>(
    'SELECT provider_key AS key FROM refunds WHERE id = $1',
    [refundId],
  );
  return rows[0]?.key ?? '';
}

interface Told {
  name: string;
  /** The payment, as the provider calls its charge. */
  source: string;
  cents: number;
  taken: number;
  fee: number;
  movements: number;
  state: 'needsAnswer' | 'won' | 'lost';
  toldAt: number;
}

const tellOf = async (
  { name, source, ...told }: Told,
  { providerIdOf }: Doing,
  context: PaymentContext,
): Promise<void> => {
  const about = { id: `dp_${providerIdOf(name)}`, intent: `pi_${providerIdOf(source)}` };
  const isFound = await settleDispute(context, {
    ...about,
    ...told,
    reason: 'fraudulent',
    dueAt: null,
  });
  if (!isFound) throw new Error(`No payment has the charge of ${source}.`);
};
