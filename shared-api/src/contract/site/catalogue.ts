import type { QuoteKindName } from '../quotes/kinds.ts';

/** The two categories of catalogue services; the first segment of their addresses. */
export const categories = ['Janitorial', 'Contracting'] as const;
export type Category = (typeof categories)[number];

/** What names a service in code, whatever it is called on screen. */
export type ServiceKey =
  | 'carpet'
  | 'commercial'
  | 'grout'
  | 'post-construction'
  | 'power-wash'
  | 'residential'
  | 'student-houses'
  | 'bathroom'
  | 'demo'
  | 'drywall'
  | 'floor'
  | 'paint'
  | 'tile';

/** One of the public services that visitors browse (docs/product/records.md). */
export interface CatalogueService {
  id: number;
  type: Category;
  /** The last segment of the service's address. */
  serviceName: string;
  /** The key of the service's words and sign. */
  icon: ServiceKey;
  quoteAvailable: boolean;
  /** Which quote form the service's page shows; by title (docs/product/pages.md "Service page"). */
  quoteKind?: QuoteKindName;
}

/** All catalogue services in the order in which they are shown. */
export const catalogue: readonly CatalogueService[] = [
  {
    id: 1,
    type: 'Janitorial',
    serviceName: 'Carpet',
    icon: 'carpet',
    quoteAvailable: true,
    quoteKind: 'carpet',
  },
  {
    id: 2,
    type: 'Janitorial',
    serviceName: 'Commercial',
    icon: 'commercial',
    quoteAvailable: true,
    quoteKind: 'commercial',
  },
  {
    id: 3,
    type: 'Janitorial',
    serviceName: 'Grout',
    icon: 'grout',
    quoteAvailable: true,
    quoteKind: 'grout',
  },
  {
    id: 4,
    type: 'Janitorial',
    serviceName: 'Post Construction',
    icon: 'post-construction',
    quoteAvailable: true,
    quoteKind: 'residential',
  },
  {
    id: 5,
    type: 'Janitorial',
    serviceName: 'Power Wash',
    icon: 'power-wash',
    quoteAvailable: false,
  },
  {
    id: 6,
    type: 'Janitorial',
    serviceName: 'Residential',
    icon: 'residential',
    quoteAvailable: true,
    quoteKind: 'residential',
  },
  {
    id: 7,
    type: 'Janitorial',
    serviceName: 'Student Houses',
    icon: 'student-houses',
    quoteAvailable: true,
    quoteKind: 'student',
  },
  {
    id: 8,
    type: 'Contracting',
    serviceName: 'Bathroom',
    icon: 'bathroom',
    quoteAvailable: false,
  },
  {
    id: 9,
    type: 'Contracting',
    serviceName: 'Demo',
    icon: 'demo',
    quoteAvailable: false,
  },
  {
    id: 10,
    type: 'Contracting',
    serviceName: 'Drywall',
    icon: 'drywall',
    quoteAvailable: false,
  },
  {
    id: 11,
    type: 'Contracting',
    serviceName: 'Floor',
    icon: 'floor',
    quoteAvailable: true,
    quoteKind: 'floor',
  },
  {
    id: 12,
    type: 'Contracting',
    serviceName: 'Paint',
    icon: 'paint',
    quoteAvailable: true,
    quoteKind: 'paint',
  },
  {
    id: 13,
    type: 'Contracting',
    serviceName: 'Tile',
    icon: 'tile',
    quoteAvailable: false,
  },
];

/** The catalogue service behind an address, if there is one (docs/product/pages.md "Addresses"). */
export const findService = (category: string, title: string): CatalogueService | undefined =>
  catalogue.find(({ type, serviceName }) => type === category && serviceName === title);
