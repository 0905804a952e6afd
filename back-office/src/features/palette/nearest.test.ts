import { expect, test } from '@jest/globals';
import { nearest } from './nearest.ts';

const service = (id: number, dateTs: string | null) => ({ id, version: 1, dateTs });

test('services of the days nearest to today stand first, of equal ones those to come', () => {
  const found = [
    service(1, '2026-11-30T09:00'),
    service(2, '2027-01-04T09:00'),
    service(3, null),
    service(4, '2026-11-26T23:30'),
    service(5, '2026-11-22T09:00'),
    service(6, '2026-11-25T09:00'),
  ];
  expect(nearest(found, '2026-11-26').map(({ id }) => id)).toEqual([4, 6, 1, 5, 2, 3]);
});
