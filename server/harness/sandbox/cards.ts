/** The sandbox's behaviour when a card is charged. */
export type CardBehaviour =
  | { kind: 'approve' }
  /** Approved, but the response is too slow for any client. */
  | { kind: 'slow' }
  /** Approved, but the connection breaks before the response. */
  | { kind: 'networkFailure' }
  /** The bank asks the payer to confirm (3-D Secure); they approve or refuse on its page. */
  | { kind: 'challenge' }
  | { kind: 'decline'; code: string; declineCode: string; message: string };

const decline = (code: string, declineCode: string, message: string): CardBehaviour => ({
  kind: 'decline',
  code,
  declineCode,
  message,
});

/**
 * Test cards: the numbers that Stripe publishes for its test mode, and two of the sandbox's own for
 * what a test mode cannot show: a slow answer and a broken connection. Any other valid number is
 * approved.
 */
export const testCards: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': { kind: 'approve' },
  '5555555555554444': { kind: 'approve' },
  '2223003122003222': { kind: 'approve' },
  '4000000000000002': decline('card_declined', 'generic_decline', 'Your card was declined.'),
  '4000000000009995': decline(
    'card_declined',
    'insufficient_funds',
    'Your card has insufficient funds.',
  ),
  '4000000000000069': decline('expired_card', 'expired_card', 'Your card has expired.'),
  '4000000000000127': decline(
    'incorrect_cvc',
    'incorrect_cvc',
    "Your card's security code is incorrect.",
  ),
  '4000000000000119': decline(
    'processing_error',
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  '4000000000009987': decline('card_declined', 'lost_card', 'Your card was declined.'),
  '4000000000009979': decline('card_declined', 'stolen_card', 'Your card was declined.'),
  '4000002500003155': { kind: 'challenge' },
  '4000000000003220': { kind: 'challenge' },
  // Approved; what becomes of them later stands in `laterOf`.
  '4000000000007726': { kind: 'approve' },
  '4000000000005126': { kind: 'approve' },
  '4000000000000259': { kind: 'approve' },
  '4000000000002685': { kind: 'approve' },
  '4000000000001976': { kind: 'approve' },
  '4000000000070005': { kind: 'slow' },
  '4000000000070013': { kind: 'networkFailure' },
};

/** What happens when a card of a number is charged. */
export const behaviourOf = (number: string): CardBehaviour =>
  testCards[number] ?? { kind: 'approve' };

/** What becomes of a charge later: a refund that is not done at once, or a dispute. */
export interface CardLater {
  refund?: 'pendingFirst' | 'failsLater';
  /** The reason of a dispute, and whether the bank only asks. */
  dispute?: { reason: string; isInquiry: boolean };
}

const later: Readonly<Record<string, CardLater>> = {
  '4000000000007726': { refund: 'pendingFirst' },
  '4000000000005126': { refund: 'failsLater' },
  '4000000000000259': { dispute: { reason: 'fraudulent', isInquiry: false } },
  '4000000000002685': { dispute: { reason: 'product_not_received', isInquiry: false } },
  '4000000000001976': { dispute: { reason: 'fraudulent', isInquiry: true } },
};

/** What becomes of a charge of a card later, as Stripe's test cards have it. */
export const laterOf = (number: string | undefined): CardLater => later[number ?? ''] ?? {};
