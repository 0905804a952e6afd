/** Texts of the cards of catalogue services. */
export const texts = {
  quote: 'Instant quote',
  visit: 'Priced after a visit',
  detailing: 'Auto Detailing',
  newTab: 'Opens in a new tab',
} as const;
