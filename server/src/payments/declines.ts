/**
 * Why a card could not be charged, as the payer is told (`texts.*.ts`). What a bank keeps to itself, that a
 * card is reported lost or stolen say, is `declined` like any other.
 */
export const declineReasons = [
  'declined',
  'insufficientFunds',
  'limitReached',
  'expired',
  'wrongCvc',
  'wrongNumber',
  'wrongExpiry',
  'notSupported',
  'notConfirmed',
  'tryLater',
  'abandoned',
] as const;

export type DeclineReason = (typeof declineReasons)[number];

/** The provider's words for a refused card, of which only the codes count. */
interface ProviderError {
  code?: string | undefined;
  decline_code?: string | undefined;
}

/** The codes that say more than that a card was declined (https://docs.stripe.com/declines/codes). */
const reasons: Readonly<Partial<Record<string, DeclineReason>>> = {
  insufficient_funds: 'insufficientFunds',
  card_velocity_exceeded: 'limitReached',
  withdrawal_count_limit_exceeded: 'limitReached',
  expired_card: 'expired',
  incorrect_cvc: 'wrongCvc',
  invalid_cvc: 'wrongCvc',
  incorrect_number: 'wrongNumber',
  invalid_number: 'wrongNumber',
  invalid_expiry_month: 'wrongExpiry',
  invalid_expiry_year: 'wrongExpiry',
  card_not_supported: 'notSupported',
  currency_not_supported: 'notSupported',
  transaction_not_allowed: 'notSupported',
  authentication_required: 'notConfirmed',
  authentication_not_handled: 'notConfirmed',
  payment_intent_authentication_failure: 'notConfirmed',
  processing_error: 'tryLater',
  issuer_not_available: 'tryLater',
  reenter_transaction: 'tryLater',
  try_again_later: 'tryLater',
  approve_with_id: 'tryLater',
};

/** Why a card was refused; its decline code says it more exactly than the error's. */
export const reasonOf = ({ code = '', decline_code = '' }: ProviderError): DeclineReason =>
  reasons[decline_code] ?? reasons[code] ?? 'declined';
