/** What the sender of a message is told. */
export const en = {
  thanks: 'Thank you for your message. We answer the same day.',
};
