/** Why a card cannot be paid with, before anything is charged. */
export const texts = {
  number: 'Your card number is not right. Please check it and try again.',
  expiry: 'The expiry date of your card is not right. Please check it and try again.',
  cvc: 'The CVC of your card is not right. Please check it and try again.',
  expired: 'Your card has expired. Please try another card.',
  card: 'Your card was declined. Please try another card, or ask your card provider why.',
  serviceFailed:
    'The payment service could not take your card right now. You were not charged. Please try again in a few minutes, or pay by e-transfer.',
};
