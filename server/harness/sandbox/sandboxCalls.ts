import { hasCheckDigit } from '../../src/payments/hasCheckDigit.ts';
import { behaviourOf, testCards } from './cards.ts';
import type { SandboxIntent, SandboxLedger, SandboxToken } from './SandboxLedger.ts';
import { intentJson, invalidRequest, SandboxError, tokenJson } from './sandboxObjects.ts';

export type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldsOf(value)).map(([name, text]) => [name, textOf(text)]));
export const seconds = (): number => Math.floor(Date.now() / 1000);

/** Brands by the first digits of a number (docs/product/validation.md). */
const brandOf = (number: string): SandboxToken['brand'] | undefined => {
  if (/^4(\d{12}|\d{15})$/.test(number)) return 'Visa';
  const start = Number(number.slice(0, 4));
  const isMasterCard = (start >= 5100 && start <= 5599) || (start >= 2221 && start <= 2720);
  return isMasterCard && number.length === 16 ? 'MasterCard' : undefined;
};

const cardError = (code: string, param: string, message: string): SandboxError =>
  new SandboxError(402, { type: 'card_error', code, param, message });

/** Exchanges a card for a token: `POST /v1/tokens`. */
export const createToken = (ledger: SandboxLedger, id: string, body: unknown) =>
  tokenJson(keepCard(ledger, id, body));

/** Checks a card and keeps all but its number. */
export function keepCard(ledger: SandboxLedger, id: string, body: unknown): SandboxToken {
  const card = fieldsOf(fieldsOf(body)['card']);
  const number = textOf(card['number']).replace(/\D/g, '');
  const brand = brandOf(number);
  if (!brand || !hasCheckDigit(number)) {
    throw cardError('incorrect_number', 'number', 'Your card number is incorrect.');
  }
  const expMonth = Number(textOf(card['exp_month']));
  const expYear = Number(textOf(card['exp_year']));
  if (!Number.isInteger(expMonth) || expMonth < 1 || expMonth > 12) {
    throw cardError(
      'invalid_expiry_month',
      'exp_month',
      "Your card's expiration month is invalid.",
    );
  }
  const now = new Date();
  const isOver =
    expYear * 12 + expMonth - 1 < now.getUTCFullYear() * 12 + now.getUTCMonth() || expYear > 2099;
  if (!Number.isInteger(expYear) || isOver) {
    throw cardError('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  }
  if (!/^\d{3,4}$/.test(textOf(card['cvc']))) {
    throw cardError('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  }
  const token: SandboxToken = {
    id,
    brand,
    last4: number.slice(-4),
    expMonth,
    expYear,
    behaviour: number in testCards ? number : '4242424242424242',
    used: false,
    created: seconds(),
  };
  ledger.write({ token });
  return token;
}

/** What became of a card that was charged. */
export interface Charged {
  intent: SandboxIntent;
  /** A fault in delivering the response. */
  breaks: 'slow' | 'networkFailure' | null;
}

/** Tries to charge a card for an intent, or has its bank ask. */
export function chargeCard(
  ledger: SandboxLedger,
  token: SandboxToken,
  asked: Omit<SandboxIntent, 'status' | 'error'>,
): Charged {
  const behaviour = behaviourOf(token.behaviour);
  const { kind } = behaviour;
  const statuses = { decline: 'requires_payment_method', challenge: 'requires_action' } as const;
  const canAsk = asked.returnUrl !== undefined && asked.returnUrl !== null;
  const refusal =
    kind === 'decline' ? behaviour : kind === 'challenge' && !canAsk ? unconfirmed : null;
  const intent: SandboxIntent = {
    ...asked,
    card: token.behaviour,
    status: refusal
      ? 'requires_payment_method'
      : kind === 'challenge' || kind === 'decline'
        ? statuses[kind]
        : 'succeeded',
    error: refusal,
  };
  ledger.write({ token: { ...token, used: true } });
  ledger.write({ intent });
  return { intent, breaks: kind === 'slow' || kind === 'networkFailure' ? kind : null };
}

/** What a bank says that wants to ask the payer where nobody can. */
const unconfirmed = {
  code: 'card_declined',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/**
 * Creates and confirms a charge: `POST /v1/payment_intents`.
 * @param careless takes a token again that was used, for trying what else stops a double charge
 */
export function createIntent(
  ledger: SandboxLedger,
  id: string,
  body: unknown,
  careless: boolean,
): Charged {
  const fields = fieldsOf(body);
  const amount = Number(textOf(fields['amount']));
  if (!Number.isInteger(amount) || amount < 50) {
    throw invalidRequest('Amount must be at least 50 cents.', 'amount', 'amount_too_small');
  }
  if (textOf(fields['confirm']) !== 'true') throw invalidRequest('This sandbox confirms at once.');
  const data = fieldsOf(fieldsOf(fields['payment_method_data'])['card']);
  const token = ledger.tokens.get(textOf(data['token']));
  if (!token) throw invalidRequest(`No such token: '${textOf(data['token'])}'`, 'token');
  if (token.used && !careless) {
    throw invalidRequest(
      'You cannot use a Stripe token more than once.',
      'token',
      'token_already_used',
    );
  }
  const returnUrl = textOf(fields['return_url']) || null;
  if (returnUrl !== null && textOf(fields['error_on_requires_action']) === 'true') {
    throw invalidRequest('A return_url leads nowhere with error_on_requires_action.', 'return_url');
  }
  return chargeCard(ledger, token, {
    id,
    amount,
    currency: textOf(fields['currency']),
    metadata: textsOf(fields['metadata']),
    description: textOf(fields['description']) || null,
    created: seconds(),
    returnUrl,
  });
}

/** What the payer has said on their bank's page; what is no longer asked stays as it is. */
export function answerBank(
  ledger: SandboxLedger,
  id: string,
  isApproved: boolean,
): { intent: SandboxIntent; isNew: boolean } | undefined {
  const intent = ledger.intents.get(id);
  if (intent?.status !== 'requires_action') return intent && { intent, isNew: false };
  const answered: SandboxIntent = {
    ...intent,
    status: isApproved ? 'succeeded' : 'requires_payment_method',
    error: isApproved
      ? null
      : {
          code: 'payment_intent_authentication_failure',
          message: 'The provided PaymentMethod has failed authentication.',
        },
  };
  ledger.write({ intent: answered });
  return { intent: answered, isNew: true };
}

/** Charges whose metadata has a value: `GET /v1/payment_intents/search?query=metadata['k']:'v'`. */
export function searchIntents(ledger: SandboxLedger, query: string, origin: string) {
  const [, name = '', value = ''] = /^metadata\['([^']+)'\]:'([^']*)'$/.exec(query) ?? [];
  if (name === '') throw invalidRequest('The query cannot be read.', 'query');
  const found = [...ledger.intents.values()].filter(({ metadata }) => metadata[name] === value);
  return {
    object: 'search_result',
    url: '/v1/payment_intents/search',
    has_more: false,
    next_page: null,
    data: found.map((intent) => intentJson(intent, origin)),
  };
}

/** Makes sure that nothing is charged any more: `POST /v1/payment_intents/{id}/cancel`. */
export function cancelIntent(ledger: SandboxLedger, id: string): SandboxIntent {
  const intent = ledger.intents.get(id);
  if (!intent) throw invalidRequest(`No such payment_intent: '${id}'`, 'intent');
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalidRequest(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      'intent',
      'payment_intent_unexpected_state',
    );
  }
  const cancelled: SandboxIntent = { ...intent, status: 'canceled' };
  ledger.write({ intent: cancelled });
  return cancelled;
}
