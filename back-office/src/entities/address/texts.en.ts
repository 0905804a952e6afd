/** Texts of the address that a contract or a service may take from its client. */
export const texts = {
  take: 'Use the client’s address',
};
