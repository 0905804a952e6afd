import { catalogue } from './catalogue.ts';

/** Limits on the photos of a request (docs/product/limits.md). */
export const photoLimits = {
  /** Photos of one request. */
  count: 6,
  /** Size of a file as it is sent, in bytes. */
  bytes: 12 * 1024 * 1024,
  /** Width times height. */
  pixels: 64_000_000,
} as const;

/** Media types of photos that are taken. A browser that can converts others to one of them. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Services that are priced after a visit, by key. */
export const visitServices = catalogue
  .filter(({ quoteAvailable }) => !quoteAvailable)
  .map(({ icon }) => icon);

/** Parts of a day that a visitor may ask for; empty where any will do. */
export const visitTimes = ['Morning', 'Afternoon', 'Evening'] as const;
export type VisitTime = (typeof visitTimes)[number];
