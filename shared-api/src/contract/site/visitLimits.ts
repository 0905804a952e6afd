import { catalogue, type PricedService, type ServiceKey } from './catalogue.ts';

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

/** A service that is priced after a visit. */
export type VisitService = Exclude<ServiceKey, PricedService>;

/** Services that are priced after a visit, by key. */
export const visitServices = catalogue
  .filter(({ quoteAvailable }) => !quoteAvailable)
  .map(({ icon }) => icon);

export const isVisitService = (key: string): key is VisitService =>
  (visitServices as readonly string[]).includes(key);

/** Parts of a day that a visitor may ask for; empty where any will do. */
export const visitTimes = ['Morning', 'Afternoon', 'Evening'] as const;
export type VisitTime = (typeof visitTimes)[number];
