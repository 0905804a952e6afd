/** What the films and pictures of the home page show, by their numbers. */
export const texts = {
  hero: 'A house cut open: one half being cleaned, the other renovated.',
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
