/** Confirmations to the sender of a message. */
export const en = {
  thanks: 'Thank you for your message. We will answer within one business day.',
};
