/** Texts that only search engines read. */
export const texts = {
  categories: { Janitorial: 'Janitorial', Contracting: 'Contracting' },
};
