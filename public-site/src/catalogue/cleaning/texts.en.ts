/** Texts of the pages of cleaning services (docs/product/pages.md "Service page"). */
export const texts = {
  services: {
    carpet: {
      sentence: 'Carpets, steam-cleaned and dry the same day.',
      per: 'a visit',
      duration: '2 to 4 hours for three rooms',
      included: [
        'Vacuuming before we begin',
        'Stains treated by kind: coffee, wax, pets',
        'Hot-water extraction with a neutral rinse',
        'Light furniture moved and put back on pads',
        'The pile groomed, so that it dries evenly',
      ],
      excluded: ['Moving beds, wardrobes and pianos', 'Silk or viscose rugs', 'Seam repairs'],
      questions: [
        {
          question: 'When can we walk on it?',
          answer:
            'At once, in socks. It is dry after six to eight hours, sooner with a window open or a fan running.',
        },
        {
          question: 'Will every stain come out?',
          answer:
            'Most will. Bleach, old dye and sun change the fibre itself; before we begin, we tell you which stains will stay.',
        },
      ],
    },
    commercial: {
      sentence: 'Offices that are clean before anyone comes in.',
      per: 'an hour',
      duration: '1 to 8.5 hours a visit, as you choose',
      included: [
        'Desks, kitchens, washrooms and floors by a list that you agree to',
        'Waste and recycling taken out',
        'Our own supplies and equipment',
        'The same crew, with keys and alarm codes signed for',
        'A supervisor who follows up after each visit',
      ],
      excluded: ['Outside of windows', 'Paper and soap, unless agreed', 'Biohazards'],
      questions: [
        {
          question: 'Is there a minimum term?',
          answer:
            'No. You can stop at the end of any month, or change days from one week to the next.',
        },
        {
          question: 'Can you come after closing?',
          answer:
            'Yes, most of our offices are cleaned in the evening or before seven. Reply to your quote with the hours, and we will plan the crew around them.',
        },
      ],
    },
    grout: {
      sentence: 'Tile and grout, back to their own colour.',
      per: 'a visit',
      duration: '2 to 5 hours, and a night for the sealer',
      included: [
        'Degreasing and brushing, joint by joint',
        'Hot rinse under pressure, vacuumed up at once',
        'A sealer for the joints',
        'Baseboards and fixtures masked before and wiped after',
      ],
      excluded: ['Crumbled joints, which need new grout', 'Silicone', 'Stone polishing'],
      questions: [
        {
          question: 'When can we shower again?',
          answer: 'The next morning: the sealer needs a night without water.',
        },
        {
          question: 'How long does it last?',
          answer:
            'About two years in a kitchen or shower that is wiped weekly with a neutral cleaner.',
        },
      ],
    },
    'post-construction': {
      sentence: 'From the last trade to the first night.',
      per: 'a visit',
      duration: 'Half a day to two days',
      included: [
        'Fine dust taken out of vents, tracks, cabinets and lamps',
        'Stickers, tape and overspray taken off',
        'Inside of windows, frames and sills',
        'Floors washed twice, for the dust that settles overnight',
      ],
      excluded: ['Removal of building waste', 'Outside of windows', 'Polishing out scratches'],
      questions: [
        {
          question: 'When should you come?',
          answer:
            'When the trades have left and water and power are on. Two days before you move in is best.',
        },
        {
          question: 'Will the dust come back?',
          answer:
            'A little, from the air. We wash floors a second time for that; a change of the furnace filter a week later does the rest.',
        },
      ],
    },
    'power-wash': {
      sentence: 'Driveways, siding and decks, washed at the right pressure.',
      duration: '2 to 6 hours',
      included: [
        'A look at each surface before we start',
        'Plants covered and doors sealed',
        'Moss, algae and tire marks treated',
        'A rinse of windows and walks at the end',
      ],
      excluded: ['Staining or sealing decks', 'Roofs', 'Gutters'],
      questions: [
        {
          question: 'Why is there no instant quote?',
          answer:
            'Wood, brick and vinyl each need a different pressure, and slopes and drains matter. Ten minutes on site give you a price that holds.',
        },
        {
          question: 'What time of year do you wash?',
          answer: 'From April to November, as long as nights stay above freezing.',
        },
      ],
    },
    residential: {
      sentence: 'Your home, cleaned room by room, right to the edges.',
      per: 'a visit',
      duration: '3 to 5 hours for three rooms',
      included: [
        'Kitchens degreased, with hood and backsplash',
        'Bathrooms descaled and disinfected',
        'Floors vacuumed and washed to the edges',
        'Doors, switches, sills and baseboards wiped',
        'Supplies and vacuum included',
      ],
      excluded: [
        'Inside of ovens and refrigerators in use',
        'Laundry and dishes',
        'Outside of windows',
      ],
      questions: [
        {
          question: 'Do we need to tidy first?',
          answer:
            'Clear the floors and counters if you can, so that all the time goes into cleaning. We move chairs and light tables.',
        },
        {
          question: 'Are the products safe for pets and children?',
          answer:
            'Yes: neutral cleaners, and disinfectant only in bathrooms. Tell us about allergies, and we will use your own products.',
        },
      ],
    },
    'student-houses': {
      sentence: 'Student rooms and units, at a price that a house can split.',
      per: 'a room',
      duration: '1 hour a room',
      included: [
        'Room: floor, surfaces, mirror, waste',
        'Common area: kitchen, bathroom, living room, floors',
        'Full unit: all rooms and the common area',
        'Supplies and vacuum included',
      ],
      excluded: ['Laundry and dishes', 'Things left on the floor: we clean around them', 'Repairs'],
      questions: [
        {
          question: 'Can each of us pay a share?',
          answer:
            'Yes. Ask for one quote per room; each of you then pays your own by its number, by card or e-transfer.',
        },
        {
          question: 'Do you clean before a move-out inspection?',
          answer:
            'Yes, choose the full unit and the day before the inspection. If the landlord finds something, we come back.',
        },
      ],
    },
  },
  questions: [
    {
      question: 'Does somebody have to be there?',
      answer:
        'No. Many customers leave a key or a code with us; each key is numbered and signed for, and our crews are screened for criminal records and references.',
    },
    {
      question: 'What if we have to change the day?',
      answer: 'Call or write by noon the day before, and it costs nothing.',
    },
  ],
};
