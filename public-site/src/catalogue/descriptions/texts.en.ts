/** What each service is, for its own page; the cards elsewhere do without. */
export const texts = {
  carpet:
    'Deep hot-water extraction for bedrooms, staircases and basements. We vacuum, treat stains by kind, rinse out the residue that makes carpets soil again, and leave the pile groomed and dry enough to walk on the same day.',
  commercial:
    'Offices, clinics, shops and common areas, cleaned on the days and hours that suit the people who work there. One crew that knows your building, a checklist you can read, and a supervisor who follows up after every visit.',
  grout:
    'We degrease and scrub tile and grout, rinse them hot and apply a sealer, so that kitchens, showers and hallways stay clean for longer.',
  'post-construction':
    'We take out fine dust from vents, tracks and cabinets, remove stickers and overspray, and hand over rooms ready to move into.',
  'power-wash':
    'Driveways, walkways, siding, decks and garages, washed at the pressure that each surface can take. Every site is different, so we look at it before we name a price.',
  residential:
    'A detailed clean of your home, room by room: kitchens degreased, bathrooms descaled, floors washed to the edges, and the places nobody sees done as well as the ones everybody does.',
  'student-houses':
    'Rooms, common areas and full units in student buildings, at prices that a shared house can split. Book one visit or a set for the term.',
  bathroom:
    'Full bathroom renovation: demolition, plumbing rough-in, waterproofing, tile, fixtures and finishing, run by one person who answers your calls.',
  demo: 'Careful interior demolition with dust control, disposal and a broom-clean site, so that the next trade can start on time.',
  drywall:
    'New walls, patches and ceilings, taped and sanded to the level that your paint deserves.',
  floor:
    'Carpet, hardwood, laminate, tile and vinyl: old floors out, subfloor levelled, new ones in, transitions and baseboards finished.',
  paint:
    'Walls, ceilings, trim, doors and windows. We repair, prime and paint two full coats, and take our masking home with us.',
  tile: 'Floors, backsplashes and showers: we level the base, show you the layout before anything is set, and put movement joints where they belong.',
};
