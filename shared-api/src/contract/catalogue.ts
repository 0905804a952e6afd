import type { QuoteKindName } from './quotes/kinds.ts';

/** The two categories of catalogue services; the first segment of their addresses. */
export const categories = ['Janitorial', 'Contracting'] as const;
export type Category = (typeof categories)[number];

/** One of the public services that visitors browse (docs/product/records.md). */
export interface CatalogueService {
  id: number;
  type: Category;
  /** Also the last segment of the service's address. */
  serviceName: string;
  description: string;
  /** Name of the service's icon. */
  icon: string;
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
    description:
      'Deep hot-water extraction for bedrooms, staircases and basements. We vacuum, treat stains by kind, rinse out the residue that makes carpets soil again, and leave the pile groomed and dry enough to walk on the same day.',
    icon: 'carpet',
    quoteAvailable: true,
    quoteKind: 'carpet',
  },
  {
    id: 2,
    type: 'Janitorial',
    serviceName: 'Commercial',
    description:
      'Offices, clinics, shops and common areas, cleaned on the days and hours that suit the people who work there. One crew that knows your building, a checklist you can read, and a supervisor who follows up after every visit.',
    icon: 'commercial',
    quoteAvailable: true,
    quoteKind: 'commercial',
  },
  {
    id: 3,
    type: 'Janitorial',
    serviceName: 'Grout',
    description:
      'Tile and grout brought back to their own colour: degreasing, agitation, hot rinse and a sealer that keeps kitchens, showers and hallways clean for longer.',
    icon: 'grout',
    quoteAvailable: true,
    quoteKind: 'grout',
  },
  {
    id: 4,
    type: 'Janitorial',
    serviceName: 'Post Construction',
    description:
      'The clean between the last trade and the first night. We take out fine dust from vents, tracks and cabinets, remove stickers and overspray, and hand over rooms that are ready to move into.',
    icon: 'post-construction',
    quoteAvailable: true,
    quoteKind: 'residential',
  },
  {
    id: 5,
    type: 'Janitorial',
    serviceName: 'Power Wash',
    description:
      'Driveways, walkways, siding, decks and garages, washed at the pressure that each surface can take. Every site is different, so we look at it before we name a price.',
    icon: 'power-wash',
    quoteAvailable: false,
  },
  {
    id: 6,
    type: 'Janitorial',
    serviceName: 'Residential',
    description:
      'A detailed clean of your home, room by room: kitchens degreased, bathrooms descaled, floors washed to the edges, and the places nobody sees done as well as the ones everybody does.',
    icon: 'residential',
    quoteAvailable: true,
    quoteKind: 'residential',
  },
  {
    id: 7,
    type: 'Janitorial',
    serviceName: 'Student Houses',
    description:
      'Rooms, common areas and full units in student buildings, at prices that a shared house can split. Book once or a set of visits through the term.',
    icon: 'student-houses',
    quoteAvailable: true,
    quoteKind: 'student',
  },
  {
    id: 8,
    type: 'Contracting',
    serviceName: 'Bathroom',
    description:
      'Full bathroom renovation: demolition, plumbing rough-in, waterproofing, tile, fixtures and finishing, run by one person who answers your calls.',
    icon: 'bathroom',
    quoteAvailable: false,
  },
  {
    id: 9,
    type: 'Contracting',
    serviceName: 'Demo',
    description:
      'Careful interior demolition with dust control, disposal and a broom-clean site, so that the next trade can start on time.',
    icon: 'demo',
    quoteAvailable: false,
  },
  {
    id: 10,
    type: 'Contracting',
    serviceName: 'Drywall',
    description:
      'New walls, patches and ceilings, taped and sanded to the level that your paint deserves.',
    icon: 'drywall',
    quoteAvailable: false,
  },
  {
    id: 11,
    type: 'Contracting',
    serviceName: 'Floor',
    description:
      'Carpet, hardwood, laminate, tile and vinyl: old floors out, subfloor levelled, new ones in, transitions and baseboards finished.',
    icon: 'floor',
    quoteAvailable: true,
    quoteKind: 'floor',
  },
  {
    id: 12,
    type: 'Contracting',
    serviceName: 'Paint',
    description:
      'Walls, ceilings, trim, doors and windows. We repair, prime and paint two full coats, and take our masking home with us.',
    icon: 'paint',
    quoteAvailable: true,
    quoteKind: 'paint',
  },
  {
    id: 13,
    type: 'Contracting',
    serviceName: 'Tile',
    description:
      'Floors, backsplashes and showers set flat, with the cuts where you do not see them and movement joints where they belong.',
    icon: 'tile',
    quoteAvailable: false,
  },
];

/** The catalogue service behind an address, if there is one (docs/product/pages.md "Addresses"). */
export const findService = (category: string, title: string): CatalogueService | undefined =>
  catalogue.find(({ type, serviceName }) => type === category && serviceName === title);
