/** What each service is, for its own page; the cards elsewhere do without. */
export const texts = {
  carpet:
    'Deep hot-water extraction for bedrooms, staircases and basements. We vacuum, treat stains by kind, rinse out the residue that makes carpets soil again, and leave the pile groomed and dry enough to walk on the same day.',
  commercial:
    'Offices, clinics, shops and common areas, cleaned on the days and hours that suit the people who work there. One crew that knows your building, a written checklist, and a supervisor who follows up after every visit.',
  grout:
    'We degrease and scrub tile and grout, rinse them hot and apply a sealer, so that kitchens, showers and hallways stay clean for longer.',
  'post-construction':
    'We take out fine dust from vents, tracks and cabinets, remove stickers and overspray, and hand over rooms ready to move into.',
  'power-wash':
    'We take dirt, moss and road salt off concrete, brick, wood and vinyl, and leave paint and joints as they were. Every site is different, so we look at it before we name a price.',
  residential:
    'A detailed clean: kitchens degreased, bathrooms descaled, floors vacuumed and washed, and the places nobody sees done as well as the ones everybody does.',
  'student-houses':
    'A bedroom, the common area or everything behind your door: between exams, before an inspection, or all term. Book one visit, or a set of four, eight or twelve.',
  bathroom:
    'Full bathroom renovation: demolition, plumbing rough-in, waterproofing, tile, fixtures and finishing, run by one person who answers your calls.',
  demo: 'Careful interior demolition with dust control, disposal and a broom-clean site, so that the next trade can start on time.',
  drywall:
    'We hang, tape and sand new walls and ceilings, close holes and cracks, and square the corners. One crew does it all, from the first board to the last pass of the sander.',
  floor:
    'Carpet, hardwood, laminate, tile and vinyl. We haul away what was there, screw down the subfloor and make it even, and finish transitions and baseboards.',
  paint:
    'Walls, ceilings, trim, doors and windows. We repair, prime and paint two full coats, and take our masking home with us.',
  tile: 'Floors, backsplashes and showers: we level the base, show you the layout before anything is set, and put movement joints where they belong.',
};
