import type { QuoteKindName } from '../quotes/QuoteKind.ts';
import type { Category } from '../values/categories.ts';

/** A public service as declared below. */
interface DeclaredService {
  id: number;
  type: Category;
  /** The last segment of its URL. */
  serviceName: string;
  /** The key of its texts and icon. */
  icon: string;
  /** Which quote form its page shows, if any (docs/product/pages.md "Service page"). */
  quoteKind?: QuoteKindName;
  /** Form values preset by the service, because the page's title already implies them. */
  quotePreset?: Readonly<Record<string, string>>;
}

const services = [
  {
    id: 1,
    type: 'Janitorial',
    serviceName: 'Carpet',
    icon: 'carpet',
    quoteKind: 'carpet',
  },
  {
    id: 2,
    type: 'Janitorial',
    serviceName: 'Commercial',
    icon: 'commercial',
    quoteKind: 'commercial',
  },
  {
    id: 3,
    type: 'Janitorial',
    serviceName: 'Grout',
    icon: 'grout',
    quoteKind: 'grout',
  },
  {
    id: 4,
    type: 'Janitorial',
    serviceName: 'Post Construction',
    icon: 'post-construction',
    quoteKind: 'residential',
    quotePreset: { type: '1' },
  },
  {
    id: 5,
    type: 'Janitorial',
    serviceName: 'Power Wash',
    icon: 'power-wash',
  },
  {
    id: 6,
    type: 'Janitorial',
    serviceName: 'Residential',
    icon: 'residential',
    quoteKind: 'residential',
  },
  {
    id: 7,
    type: 'Janitorial',
    serviceName: 'Student Houses',
    icon: 'student-houses',
    quoteKind: 'student',
  },
  {
    id: 8,
    type: 'Contracting',
    serviceName: 'Bathroom',
    icon: 'bathroom',
  },
  {
    id: 9,
    type: 'Contracting',
    serviceName: 'Demo',
    icon: 'demo',
  },
  {
    id: 10,
    type: 'Contracting',
    serviceName: 'Drywall',
    icon: 'drywall',
  },
  {
    id: 11,
    type: 'Contracting',
    serviceName: 'Floor',
    icon: 'floor',
    quoteKind: 'floor',
  },
  {
    id: 12,
    type: 'Contracting',
    serviceName: 'Paint',
    icon: 'paint',
    quoteKind: 'paint',
  },
  {
    id: 13,
    type: 'Contracting',
    serviceName: 'Tile',
    icon: 'tile',
  },
] as const satisfies readonly DeclaredService[];

type Declared = (typeof services)[number];

/** Identifies a service in code, independent of its display name. */
export type ServiceKey = Declared['icon'];

/** The services of a category. */
export type ServiceKeyOf<C extends Category> = Extract<Declared, { type: C }>['icon'];

/** Services with an instant quote. */
export type PricedService = Extract<Declared, { quoteKind: QuoteKindName }>['icon'];

/** A public service that visitors can browse (docs/product/records.md). */
export interface CatalogueService extends DeclaredService {
  icon: ServiceKey;
  quoteAvailable: boolean;
}

/** All catalogue services in display order. */
export const catalogue: readonly CatalogueService[] = services.map((service) => ({
  ...service,
  quoteAvailable: 'quoteKind' in service,
}));

/** Whether a service has an instant quote, and so a price. */
export const isPriced = (
  service: CatalogueService,
): service is CatalogueService & { icon: PricedService; quoteKind: QuoteKindName } =>
  service.quoteAvailable;

/** The service that a quote kind is for; among several, the one that presets no answer. */
export const serviceOfKind = (kind: QuoteKindName): PricedService | undefined =>
  catalogue
    .filter(isPriced)
    .find(({ quoteKind, quotePreset }) => quoteKind === kind && quotePreset === undefined)?.icon;

/** The category of the services that a quote kind is for. */
export const categoryOfKind = (kind: QuoteKindName): Category | undefined =>
  catalogue.find(({ quoteKind }) => quoteKind === kind)?.type;

/** Finds a catalogue service by the segments of its URL (docs/product/pages.md "Addresses"). */
export const findService = (category: string, title: string): CatalogueService | undefined =>
  catalogue.find(({ type, serviceName }) => type === category && serviceName === title);
