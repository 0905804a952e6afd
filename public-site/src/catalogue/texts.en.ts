/** Texts of the cards of catalogue services. */
export const texts = {
  quote: 'Instant quote',
  visit: 'Priced after a visit',
  detailing: 'Auto Detailing',
  newTab: 'Opens in a new tab',
  services: {
    carpet: 'Carpet',
    commercial: 'Commercial',
    grout: 'Grout',
    'post-construction': 'Post Construction',
    'power-wash': 'Power Wash',
    residential: 'Residential',
    'student-houses': 'Student Houses',
    bathroom: 'Bathroom',
    demo: 'Demo',
    drywall: 'Drywall',
    floor: 'Floor',
    paint: 'Paint',
    tile: 'Tile',
  },
};
