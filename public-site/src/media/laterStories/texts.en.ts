/** What the films show that only the gallery has, by their numbers. */
export const texts = {
  7: { type: 'Grout and tile', alt: 'A tiled floor whose grout turns white row by row.' },
  8: { type: 'Drywall', alt: 'A wall of bare studs that is closed board by board.' },
  9: { type: 'Power wash', alt: 'A driveway that a jet of water turns bright in stripes.' },
  10: {
    type: 'Bathroom renovation',
    alt: 'An empty room that becomes a bathroom, fixture by fixture.',
  },
  11: { type: 'Student house', alt: 'A shared room where desk, bed and floor are put in order.' },
  12: { type: 'Demolition', alt: 'An old wall that is taken down, and the room behind it.' },
  13: { type: 'Window cleaning', alt: 'A large window that a squeegee clears.' },
  14: { type: 'Living room paint', alt: 'A wall that a roller paints in warm orange.' },
  15: { type: 'Post-construction clean', alt: 'A dusty new room that is wiped to a shine.' },
};
