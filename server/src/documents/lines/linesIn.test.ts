import { expect, it } from '@jest/globals';
import { linesIn } from './linesIn.ts';

const rows = [
  ['Description', 'Qty', 'Rate', 'Amount'],
  ['Office, 2 floors', '1.5', '180.00', '$ 1,270.00'],
  ['As agreed', '', '', 'included'],
];

it('the lines of a document are in its reader’s language, headings and numbers', () => {
  const [head, ...body] = linesIn('fr', rows);
  expect(head).toEqual(['Description', 'Qté', 'Prix unitaire', 'Montant']);
  expect(body.map((row) => row.map((cell) => cell.replace(/\s/g, ' ')))).toEqual([
    ['Office, 2 floors', '1,5', '180,00 $', '1 270,00 $'],
    ['As agreed', '', '', 'included'],
  ]);
});

it('headings that staff have named otherwise, and what is no number, stay as they were typed', () => {
  const own = [
    ['Where', 'Visits', 'Amount'],
    ['12', '10/0', 'by agreement'],
  ];
  expect(linesIn('fr', own)).toEqual([
    ['Where', 'Visits', 'Montant'],
    ['12', '10/0', 'by agreement'],
  ]);
});

it('rates and amounts are written as the sums below them, however they were typed', () => {
  const typed = [
    ['Description', 'Qty', 'Rate', 'Amount'],
    ['12', '4', '258', '$ 1,032.5'],
    ['By the foot', '1000', '0.085', '85.'],
    ['Taken off', '1', '-20.00', '-20.00'],
    ['A contract', '1', '12500', '12500'],
    ['Half a dollar', '1', '.5', '-.5'],
    ['Parts of a cent', '1', '12500.125', '-0.005'],
    ['Too large for a sum', '1', '1000000000000000000000', '1e21'],
  ];
  const cells = (language: 'en' | 'fr') =>
    linesIn(language, typed)
      .slice(1)
      .map((row) => row.slice(1).map((cell) => cell.replace(/\s/g, ' ')));
  expect(cells('en')).toEqual([
    ['4', '$ 258.00', '$ 1,032.50'],
    ['1000', '$ 0.085', '$ 85.00'],
    ['1', '-$ 20.00', '-$ 20.00'],
    ['1', '$ 12,500.00', '$ 12,500.00'],
    ['1', '$ 0.50', '-$ 0.50'],
    ['1', '$ 12,500.125', '-$ 0.005'],
    ['1', '1000000000000000000000', '1e21'],
  ]);
  expect(cells('fr')).toEqual([
    ['4', '258,00 $', '1 032,50 $'],
    ['1000', '0,085 $', '85,00 $'],
    ['1', '-20,00 $', '-20,00 $'],
    ['1', '12 500,00 $', '12 500,00 $'],
    ['1', '0,50 $', '-0,50 $'],
    ['1', '12 500,125 $', '-0,005 $'],
    ['1', '1000000000000000000000', '1e21'],
  ]);
});

const billed = [
  ['Description', 'Amount'],
  ['Windows, 2026-11-20, 1 Main Street', '$ 33.33'],
  ['Office cleaning, November 2026, 12 King Street', '$ 880.00'],
  ['Filter 2026-11-20-B, ordered 2026-11-20', '$ 5.00'],
];

it.each([
  [
    'en',
    [
      'Windows, November 20, 2026, 1 Main Street',
      'Office cleaning, November 2026, 12 King Street',
      'Filter 2026-11-20-B, ordered 2026-11-20',
    ],
  ],
  [
    'fr',
    [
      'Windows, 20 novembre 2026, 1 Main Street',
      'Office cleaning, novembre 2026, 12 King Street',
      'Filter 2026-11-20-B, ordered 2026-11-20',
    ],
  ],
] as const)(
  'days and months of what is billed are written as %s writes them',
  (language, lines) => {
    const [, ...rows] = linesIn(language, billed);
    expect(rows.map(([cell]) => cell)).toEqual(lines);
  },
);
