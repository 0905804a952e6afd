import { expect, it } from '@jest/globals';
import { areaAnswerOf, districtElsewhere } from './serviceArea.ts';

const area = [
  { place: 'Waterloo', districts: ['N2J', 'N2L'] },
  { place: 'Guelph', districts: ['N1G'] },
];

it.each(['N2L 3G1', 'n2l3g1', 'N2L', ' n2l-3g1 '])('finds the place of %j', (typed) => {
  expect(areaAnswerOf(area, typed)).toEqual({ is: 'served', place: 'Waterloo', district: 'N2L' });
});

it('says that nobody goes where no place has the district', () => {
  expect(areaAnswerOf(area, 'H2X 1Y4')).toEqual({ is: 'elsewhere', district: 'H2X' });
});

it.each(['', 'Waterloo', '90210', 'N2L 3G', 'N2L 3G1 5', 'W2L', 'N2D', 'N2L 3U1'])(
  'cannot read %j',
  (typed) => {
    expect(areaAnswerOf(area, typed)).toEqual({ is: 'unreadable' });
  },
);

it('names the district of a postal code elsewhere, and of no other', () => {
  const company = { serviceArea: area };
  expect(districtElsewhere(company, 'h2x 1y4')).toBe('H2X');
  expect(districtElsewhere(company, 'N2L 3G1')).toBeUndefined();
  expect(districtElsewhere(company, 'somewhere')).toBeUndefined();
  expect(districtElsewhere({}, 'H2X 1Y4')).toBeUndefined();
});
