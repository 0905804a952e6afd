import { randomBytes } from 'node:crypto';
import {
  cancelIntent,
  chargeCard,
  fieldsOf,
  keepCard,
  seconds,
  textOf,
  textsOf,
  type Charged,
} from './sandboxCalls.ts';
import type { SandboxIntent, SandboxLedger, SandboxSession } from './SandboxLedger.ts';
import { intentJson, invalidRequest, sessionJson } from './sandboxObjects.ts';
import type { SandboxWebhooks } from './SandboxWebhooks.ts';

/** The sandbox's state, and whom it tells. */
export interface SandboxState {
  ledger: SandboxLedger;
  webhooks: SandboxWebhooks;
  /** Where its pages are. */
  origin: () => string;
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Tells what has become of an intent; one that waits for its payer is not told of. */
export function tellIntent({ webhooks, origin }: SandboxState, intent: SandboxIntent): void {
  if (intent.status === 'requires_action') return;
  const event = intent.status === 'succeeded' ? 'succeeded' : 'payment_failed';
  webhooks.send(`payment_intent.${event}`, intentJson(intent, origin()));
}

/** Opens the provider's page for a payment: `POST /v1/checkout/sessions`. */
export function createSession(ledger: SandboxLedger, id: string, body: unknown): SandboxSession {
  const fields = fieldsOf(body);
  const [item] = Object.values(fieldsOf(fields['line_items'])).map(fieldsOf);
  const price = fieldsOf(item?.['price_data']);
  const amount = Number(textOf(price['unit_amount']));
  const expiresAt = Number(textOf(fields['expires_at']));
  if (textOf(fields['mode']) !== 'payment') throw invalidRequest('Only payments here.', 'mode');
  if (!Number.isInteger(amount) || amount < 50) {
    throw invalidRequest('Amount must be at least 50 cents.', 'line_items', 'amount_too_small');
  }
  if (expiresAt < seconds() + 29 * 60 || expiresAt > seconds() + 24 * 3600) {
    throw invalidRequest('The `expires_at` timestamp must be 30 minutes to 24 hours from now.');
  }
  const data = fieldsOf(fields['payment_intent_data']);
  const session: SandboxSession = {
    id,
    status: 'open',
    amount,
    currency: textOf(price['currency']),
    item: textOf(fieldsOf(price['product_data'])['name']),
    description: textOf(data['description']) || null,
    metadata: textsOf(fields['metadata']),
    successUrl: textOf(fields['success_url']),
    cancelUrl: textOf(fields['cancel_url']),
    expiresAt,
    intent: null,
    created: seconds(),
  };
  ledger.write({ session });
  return session;
}

/** A session as it is now: one whose time is over has expired. */
export function currentSession(state: SandboxState, id: string): SandboxSession {
  const session = state.ledger.sessions.get(id);
  if (!session) throw invalidRequest(`No such checkout.session: '${id}'`, 'session');
  const isOver = session.status === 'open' && session.expiresAt < seconds();
  return isOver ? expireSession(state, id) : session;
}

/** Ends a session that is open: `POST /v1/checkout/sessions/{id}/expire`. */
export function expireSession(state: SandboxState, id: string): SandboxSession {
  const { ledger, webhooks, origin } = state;
  const session = ledger.sessions.get(id);
  if (session?.status !== 'open') {
    throw invalidRequest('Only Checkout Sessions with a status in ["open"] can be expired.');
  }
  const intent = ledger.intents.get(session.intent ?? '');
  if (intent?.status === 'requires_action') {
    webhooks.send('payment_intent.canceled', intentJson(cancelIntent(ledger, intent.id), origin()));
  }
  const expired: SandboxSession = { ...session, status: 'expired' };
  ledger.write({ session: expired });
  webhooks.send('checkout.session.expired', sessionJson(expired, origin()));
  return expired;
}

/** Tries a card that was typed on the session's page; a refused one can be followed by another. */
export function payInSession(
  state: SandboxState,
  session: SandboxSession,
  card: Record<string, string>,
): Charged {
  const { ledger } = state;
  const token = keepCard(ledger, newId('tok'), { card });
  const charged = chargeCard(ledger, token, {
    id: session.intent ?? newId('pi'),
    amount: session.amount,
    currency: session.currency,
    metadata: session.metadata,
    description: session.description,
    created: seconds(),
    returnUrl: `/pay/${session.id}`,
  });
  ledger.write({ session: { ...session, intent: charged.intent.id } });
  tellIntent(state, charged.intent);
  if (charged.intent.status === 'succeeded') completeSession(state, session.id);
  return charged;
}

/** Completes the session that an intent belongs to, if it does. */
export function completeSessionOf(state: SandboxState, intent: SandboxIntent): void {
  const session = [...state.ledger.sessions.values()].find((one) => one.intent === intent.id);
  if (session && intent.status === 'succeeded') completeSession(state, session.id);
}

function completeSession({ ledger, webhooks, origin }: SandboxState, id: string): void {
  const session = ledger.sessions.get(id);
  if (session?.status !== 'open') return;
  const complete: SandboxSession = { ...session, status: 'complete' };
  ledger.write({ session: complete });
  webhooks.send('checkout.session.completed', sessionJson(complete, origin()));
}
