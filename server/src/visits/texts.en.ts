/** Confirmations to those who ask for a visit. */
export const en = {
  thanks:
    'Thank you. We will call you within one business day to agree on a time; the visit is free.',
};
