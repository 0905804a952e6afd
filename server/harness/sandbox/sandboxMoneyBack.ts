import type { FastifyInstance } from 'fastify';
import { laterOf } from './cards.ts';
import type { SandboxDispute, SandboxIntent, SandboxRefund } from './SandboxLedger.ts';
import { fieldsOf, seconds, textOf, textsOf } from './sandboxCalls.ts';
import { disputeJson, invalidRequest, refundJson } from './sandboxObjects.ts';
import { newId, type SandboxState } from './sandboxSessions.ts';
import type { RunningSandbox } from './startSandbox.ts';

/** What a dispute costs, in cents. */
const disputeFee = 1_500;

type OfOne = { Params: { id: string } };

/** Refunds and disputes: `/v1/refunds`, `/v1/disputes`. */
export function moneyBackCalls(app: FastifyInstance, sandbox: RunningSandbox): void {
  const { ledger, deliver } = sandbox;
  app.post('/v1/refunds', (request, reply) =>
    deliver(request, reply, () => ({
      status: 200,
      body: refundJson(createRefund(sandbox, request.body)),
      breaks: null,
    })),
  );
  app.get<{ Querystring: { payment_intent?: string } }>('/v1/refunds', ({ query }) => ({
    object: 'list',
    url: '/v1/refunds',
    has_more: false,
    data: [...ledger.refunds.values()]
      .filter(({ intent }) => intent === query.payment_intent)
      .map(refundJson),
  }));
  app.get<OfOne>('/v1/refunds/:id', ({ params }) => {
    const refund = ledger.refunds.get(params.id);
    if (!refund) throw invalidRequest(`No such refund: '${params.id}'`, 'refund');
    return refundJson(refund);
  });
  app.get<OfOne>('/v1/disputes/:id', ({ params }) => disputeJson(disputeOf(sandbox, params.id)));
  // As in Stripe's test mode, the evidence decides.
  app.post<OfOne>('/v1/disputes/:id', ({ params, body }) => {
    const evidence = textsOf(fieldsOf(body)['evidence'])['uncategorized_text'];
    const isWon = evidence === 'winning_evidence';
    if (!isWon && evidence !== 'losing_evidence') return disputeJson(disputeOf(sandbox, params.id));
    return disputeJson(endDispute(sandbox, params.id, isWon));
  });
  app.post<OfOne>('/v1/disputes/:id/close', ({ params }) =>
    disputeJson(endDispute(sandbox, params.id, false)),
  );
}

/** Gives a part of a charge back: `POST /v1/refunds`. */
function createRefund(state: RunningSandbox, body: unknown): SandboxRefund {
  const { ledger, webhooks } = state;
  const fields = fieldsOf(body);
  const id = textOf(fields['payment_intent']);
  const intent = ledger.intents.get(id);
  if (intent?.status !== 'succeeded') throw invalidRequest(`No such charge: '${id}'`, 'charge');
  const isDisputed = [...ledger.disputes.values()].some(
    (dispute) => dispute.intent === id && dispute.status === 'needs_response',
  );
  if (isDisputed) throw invalidRequest('The charge is disputed.', 'charge', 'charge_disputed');
  const left = intent.amount - refundedOf(state, id);
  const asked = textOf(fields['amount']);
  const amount = asked === '' ? left : Number(asked);
  if (left === 0) {
    throw invalidRequest('Charge has already been refunded.', 'charge', 'charge_already_refunded');
  }
  if (!Number.isInteger(amount) || amount < 1 || amount > left) {
    throw invalidRequest('Refund amount is greater than unrefunded amount on charge.', 'amount');
  }
  const { refund: becomes } = laterOf(intent.card);
  const refund: SandboxRefund = {
    id: newId('re'),
    intent: id,
    amount,
    status: becomes === 'pendingFirst' ? 'pending' : 'succeeded',
    metadata: textsOf(fields['metadata']),
    created: seconds(),
  };
  ledger.write({ refund });
  webhooks.send('refund.created', refundJson(refund));
  if (becomes !== undefined) state.later(() => finishRefund(state, refund, becomes));
  return refund;
}

/** Cents of a charge that were given back or are on their way. */
const refundedOf = ({ ledger }: SandboxState, intent: string): number =>
  [...ledger.refunds.values()]
    .filter((refund) => refund.intent === intent && refund.status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);

function finishRefund(
  { ledger, webhooks }: SandboxState,
  refund: SandboxRefund,
  becomes: 'pendingFirst' | 'failsLater',
): void {
  const finished: SandboxRefund =
    becomes === 'pendingFirst'
      ? { ...refund, status: 'succeeded' }
      : { ...refund, status: 'failed', failureReason: 'expired_or_canceled_card' };
  ledger.write({ refund: finished });
  webhooks.send('refund.updated', refundJson(finished));
  if (finished.status === 'failed') webhooks.send('refund.failed', refundJson(finished));
}

/** Has the payer of a charge dispute it, if its card is one of those. */
export function disputeLater(state: RunningSandbox, intent: SandboxIntent): void {
  const { dispute: told } = laterOf(intent.card);
  if (told === undefined || intent.status !== 'succeeded') return;
  state.later(() => {
    const { ledger, webhooks } = state;
    const dispute: SandboxDispute = {
      id: newId('dp'),
      intent: intent.id,
      amount: intent.amount,
      reason: told.reason,
      status: told.isInquiry ? 'warning_needs_response' : 'needs_response',
      movements: told.isInquiry ? [] : [{ amount: -intent.amount, fee: disputeFee }],
      dueBy: seconds() + 9 * 24 * 3600,
      created: seconds(),
    };
    ledger.write({ dispute });
    webhooks.send('charge.dispute.created', disputeJson(dispute));
    if (!told.isInquiry) webhooks.send('charge.dispute.funds_withdrawn', disputeJson(dispute));
  });
}

function disputeOf({ ledger }: SandboxState, id: string): SandboxDispute {
  const dispute = ledger.disputes.get(id);
  if (!dispute) throw invalidRequest(`No such dispute: '${id}'`, 'dispute');
  return dispute;
}

/** Decides a dispute: for the company, or for the payer. */
export function endDispute(state: SandboxState, id: string, isWon: boolean): SandboxDispute {
  const { ledger, webhooks } = state;
  const dispute = disputeOf(state, id);
  const isInquiry = dispute.status === 'warning_needs_response';
  if (!isInquiry && dispute.status !== 'needs_response') return dispute;
  const ended: SandboxDispute = {
    ...dispute,
    status: isInquiry ? 'warning_closed' : isWon ? 'won' : 'lost',
    movements:
      isWon && !isInquiry
        ? [...dispute.movements, { amount: dispute.amount, fee: 0 }]
        : dispute.movements,
  };
  ledger.write({ dispute: ended });
  if (isWon && !isInquiry) {
    webhooks.send('charge.dispute.funds_reinstated', disputeJson(ended));
  }
  webhooks.send('charge.dispute.closed', disputeJson(ended));
  return ended;
}
