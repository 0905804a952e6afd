import type { CatalogueService } from 'shared-api/contract/site/catalogue';

type Icon = CatalogueService['icon'];

const price = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** What the least price of a service is for, where that is not the whole of it. */
const units: Partial<Record<Icon, string>> = { commercial: 'an hour', 'student-houses': 'a room' };

/** What each service is in one line, and the least it costs, where several are listed. */
export const texts = {
  lines: {
    carpet: 'Rooms and stairs, steam-cleaned',
    commercial: 'Offices, clinics and shops, on the days you choose',
    grout: 'Tile floors and showers, scrubbed and sealed',
    'post-construction': 'Dust and stickers gone, ready to move in',
    'power-wash': 'Driveways, siding and decks',
    residential: 'Homes and apartments, room by room',
    'student-houses': 'Rooms, common areas and full units',
    bathroom: 'A new bathroom, run by one person',
    demo: 'Walls and floors out, dust kept in',
    drywall: 'Walls and ceilings, patched or new',
    floor: 'Old floors taken out, new ones laid',
    paint: 'Walls, ceilings and trim, prepared and painted',
    tile: 'Floors, showers and backsplashes',
  } satisfies Record<Icon, string>,
  detailing: 'Cars, inside and out',
  /** @param dollars without tax */
  from: (dollars: number, icon: Icon) =>
    [`from ${price.format(dollars)}`, units[icon]].filter(Boolean).join(' '),
};
