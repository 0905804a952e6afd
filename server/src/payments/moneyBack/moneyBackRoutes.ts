import type { FastifyPluginAsync } from 'fastify';
import type { RefundRequest } from 'shared-api/contract/billing/ledger';
import type { Moved } from 'shared-api/contract/billing/ledgerAnswers';
import { ledgerCalls } from 'shared-api/contract/calls/ledger';
import { moneyBackCalls } from 'shared-api/contract/calls/moneyBack';
import { formatMoney } from 'shared-api/contract/values/money';
import { HttpError } from '../../HttpError.ts';
import { refund } from '../../ledger/refund.ts';
import { outcomeOf, type Outcome, type Spoken } from '../../outcomes/texts.ts';
import type { PaymentProvider } from '../provider.ts';
import { findCardRefund } from '../refunds/cardRefunds.ts';
import { sendRefund } from '../refunds/sendRefund.ts';
import type { PaymentContext } from '../settle.ts';
import { recordFilter, recordId } from '../../recordIds.ts';
import { disputeMark, listMoneyBack } from './listMoneyBack.ts';

interface Options extends PaymentContext {
  provider: PaymentProvider;
}

/** Money that goes back (docs/product/money.md "Money that goes back"); for Admins alone. */
export const moneyBackRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { database } = options;

  app.handle(ledgerCalls.refund, ({ staff, body }) => giveBack(options, body, staff.username));

  app.handle(moneyBackCalls.moneyBack, ({ query }) =>
    listMoneyBack(database, {
      clientId: recordFilter(query, 'clientId'),
      invoiceId: recordFilter(query, 'invoiceId'),
      quoteId: recordFilter(query, 'quoteId'),
    }),
  );

  app.handle(moneyBackCalls.refundSeen, async ({ staff, params: { id } }) => {
    const { rows } = await database.query<{ status: string }>(
      `UPDATE refunds SET seen_at = CASE WHEN status = 'failed' THEN coalesce(seen_at, now()) END,
         seen_by = CASE WHEN status = 'failed' THEN coalesce(seen_by, $2) END
       WHERE id = $1 RETURNING status`,
      [recordId({ id }), staff.username],
    );
    const [seen] = rows;
    if (!seen) throw new HttpError(404, { code: 'noRefund', params: { id } });
    if (seen.status !== 'failed') throw new HttpError(409, { code: 'refundNotFailed' });
    return { message: outcomeOf('noticeSeen') };
  });

  app.handle(moneyBackCalls.disputeSeen, async ({ staff, params: { id }, body: { seen } }) => {
    const dispute = recordId({ id });
    const { rowCount } = await database.query(
      `UPDATE disputes d SET seen_at = coalesce(d.seen_at, now()),
         seen_by = CASE WHEN d.seen_at IS NULL THEN $2 ELSE d.seen_by END
       WHERE d.id = $1 AND ($3 IN ('', ${disputeMark}) OR d.seen_at IS NOT NULL)`,
      [dispute, staff.username, seen],
    );
    if (!rowCount) {
      const { rows } = await database.query('SELECT FROM disputes WHERE id = $1', [dispute]);
      throw rows.length > 0
        ? new HttpError(409, { code: 'disputeChanged' })
        : new HttpError(404, { code: 'noDispute', params: { id } });
    }
    return { message: outcomeOf('noticeSeen') };
  });

  app.handle(moneyBackCalls.foreignRefundSeen, async ({ staff, params: { id } }) => {
    const { rowCount } = await database.query(
      `UPDATE unexplained_refunds SET seen_at = coalesce(seen_at, now()),
         seen_by = coalesce(seen_by, $2)
       WHERE provider_id = $1`,
      [id, staff.username],
    );
    if (!rowCount) throw new HttpError(404, { code: 'noRefund', params: { id } });
    return { message: outcomeOf('noticeSeen') };
  });
};

/**
 * Records a refund, and asks the provider for one to a card. Sent again, it says what has become of it.
 * @throws HttpError as `refund`, and 409 for one that the provider has refused
 */
async function giveBack(
  context: Options,
  request: RefundRequest,
  who: string,
): Promise<Spoken<Moved>> {
  const { database, provider } = context;
  const recorded = await refund(context, request, who);
  const before = await findCardRefund(database, request.key);
  if (!before) return recorded;
  // Not again while another server, or the sweep, is at it.
  if (before.status === 'pending' && before.providerId === null && before.tries === 0) {
    await sendRefund(context, provider, before);
  }
  const { status, failure } = (await findCardRefund(database, request.key)) ?? before;
  const amount = formatMoney(before.cents);
  if (status === 'failed') {
    throw new HttpError(409, { code: 'cardRefundFailed', params: { amount, failure } });
  }
  return { ...recorded, message: toldOf(status, amount) };
}

const toldOf = (status: 'made' | 'pending', amount: string): Outcome =>
  outcomeOf(status === 'made' ? 'refundedToCard' : 'refundOnItsWay', { amount });
