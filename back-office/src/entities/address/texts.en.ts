/** Texts of the addresses that a contract or a service may take from its client. */
export const texts = {
  take: 'Use the client’s address',
  takeThis: 'Use',
  which: (where: string) => ` ${where}`,
  offers: 'Places of the client',
};
