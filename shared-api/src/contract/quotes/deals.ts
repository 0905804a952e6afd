/** Numbers of services that a deal may have. */
export const dealSizes = [4, 8, 12] as const;
export type DealSize = (typeof dealSizes)[number];

/** Whether a number is that of a deal. */
export const isDealSize = (visits: number | undefined): visits is DealSize =>
  (dealSizes as readonly (number | undefined)[]).includes(visits);

/** Default discounts by number of services, as fractions. */
export const dealRates = { discounts: { 4: 0.1, 8: 0.2, 12: 0.25 } };
