/** Texts of the pages of contracting services (docs/product/pages.md "Service page"). */
export const texts = {
  services: {
    bathroom: {
      sentence: 'A new bathroom, run by one person from start to finish.',
      duration: '2 to 3 weeks',
      included: [
        'Demolition and disposal',
        'Plumbing rough-in by a licensed plumber',
        'Waterproofing under every tile',
        'Tile, fixtures, paint and silicone',
        'A schedule, kept up to date',
      ],
      excluded: [
        'The fixtures and tile themselves, unless agreed',
        'Work on the main stack',
        'Permit fees',
      ],
      questions: [
        {
          question: 'Can we use the house meanwhile?',
          answer:
            'Yes. Water is off for hours rather than days, the way to the room is covered, and we sweep each evening.',
        },
        {
          question: 'Who buys the tile?',
          answer:
            'Either of us. We give you the areas and a list; what we buy, you pay at our cost.',
        },
      ],
    },
    demo: {
      sentence: 'Walls and floors out, dust kept in, site left swept.',
      duration: '1 to 3 days',
      included: [
        'Dust walls and air scrubbers',
        'Power and water capped before we start',
        'Disposal, with receipts from the transfer station',
        'A broom-clean site for the next trade',
      ],
      excluded: [
        'Asbestos and lead: a licensed firm takes them out',
        'Load-bearing walls without an engineer’s letter',
        'Permit fees',
      ],
      questions: [
        {
          question: 'Do you test for asbestos?',
          answer:
            'In houses built before 1990 we take samples before we touch anything, and wait for the results.',
        },
        {
          question: 'Can anything be kept?',
          answer: 'Yes. Doors, trim and cabinets that you mark come out whole and stay with you.',
        },
      ],
    },
    drywall: {
      sentence: 'Flat walls and ceilings, ready for paint.',
      duration: 'A day for a patch, a week for a basement',
      included: [
        'Boards, screws, corners and compound',
        'Three coats of compound, sanded between',
        'Sanding with a vacuum at the tool',
        'A check with a lamp from the side before we leave',
      ],
      excluded: [
        'Framing and insulation, unless agreed',
        'Painting: ask for both together',
        'Matching textured ceilings',
      ],
      questions: [
        {
          question: 'How smooth will it be?',
          answer:
            'Level 4 is our standard, for flat and eggshell paint. For gloss or raking light we offer level 5.',
        },
        {
          question: 'How long before we can paint?',
          answer: 'A day after the last coat of compound.',
        },
      ],
    },
    floor: {
      sentence: 'The old floor out, the new one in, level to the door.',
      per: 'a job',
      duration: '1 to 4 days',
      included: [
        'The old floor taken out and hauled away',
        'Subfloor screwed down and levelled up to 5 mm',
        'Laying, with transitions at the doors',
        'Baseboards off and on again',
      ],
      excluded: ['Connecting heated floors', 'Levelling beyond 5 mm', 'Moving pianos and safes'],
      questions: [
        {
          question: 'What if the subfloor is in bad shape?',
          answer:
            'You see it when we do. Levelling up to 5 mm is in the price; beyond that, we tell you what it costs before we go on.',
        },
        {
          question: 'Can we stay in the house?',
          answer: 'Yes. We do one room after another, and you can walk on each by evening.',
        },
      ],
    },
    paint: {
      sentence: 'Two full coats, straight edges, no masking left behind.',
      per: 'a job',
      duration: 'One day for a room or two',
      included: [
        'Holes and cracks filled and sanded',
        'Primer where it is needed',
        'Two full coats of washable paint',
        'Floors and furniture covered',
        'A can of each colour left with you',
      ],
      excluded: ['Removing wallpaper', 'Exterior walls', 'Ceilings above 3 m'],
      questions: [
        {
          question: 'Is the paint in the price?',
          answer:
            'Yes: low-odour paint, in any colour. We tell you beforehand which very deep colours need a third coat.',
        },
        {
          question: 'When can we sleep in the room?',
          answer: 'The same night, with the window ajar.',
        },
      ],
    },
    tile: {
      sentence: 'Tile set flat, with the cuts where you do not see them.',
      duration: '2 to 6 days',
      included: [
        'A dry layout that you approve',
        'Levelling up to 5 mm',
        'Waterproofing in wet areas',
        'Grout and movement joints where they belong',
      ],
      excluded: [
        'The tile itself, unless agreed',
        'Removing old tile: ask for it',
        'Resealing stone later',
      ],
      questions: [
        {
          question: 'How much tile should we buy?',
          answer:
            'The area plus ten percent, or fifteen for diagonal patterns. We measure before you order.',
        },
        {
          question: 'When can we walk on it?',
          answer: 'After a day; a shower can be used after three.',
        },
      ],
    },
  },
  questions: [
    {
      question: 'Who will be on site?',
      answer:
        'Our own people, screened for criminal records and references, and licensed trades where the law asks for them. One person answers for the whole job, and answers your calls.',
    },
    {
      question: 'Can the price change?',
      answer:
        'Only if the job does. Whatever we find behind a wall, we show you first, with its price in writing; you decide before we go on.',
    },
  ],
};
