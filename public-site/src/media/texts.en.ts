/** What the films and pictures of the site show, by their numbers. */
export const texts = {
  stories: {
    1: {
      type: 'Carpet cleaning',
      alt: 'A carpet in a living room, half of it already clean, with the machine on it.',
    },
    2: { type: 'Staircase painting', alt: 'A staircase being painted step by step.' },
    3: { type: 'Kitchen deep clean', alt: 'A green kitchen with a spotless range and tiles.' },
    4: { type: 'Hardwood floor', alt: 'A room with a new hardwood floor half laid.' },
    5: { type: 'Office evening clean', alt: 'An office at dusk behind gleaming windows.' },
    6: { type: 'Shower tiling', alt: 'A newly tiled shower.' },
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
  },
  residences: {
    1: 'A brick apartment tower with a lower wing, trees in front.',
    2: 'Four row houses in different colours, each with its own door.',
    3: 'A Victorian house with a round turret and a porch.',
    4: 'A student residence with bright windows and bicycles at the door.',
    5: 'A glass building at dusk, some windows lit.',
    6: 'A low building with planted balconies.',
    7: 'Three townhouses under fresh snow.',
    8: 'A converted brick factory with a saw-tooth roof.',
    9: 'A white house with a green roof and a front porch.',
    10: 'A building around a courtyard with a path and trees.',
  },
};
