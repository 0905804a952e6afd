import { expect, it } from '@jest/globals';
import { groupsOf } from './groupsOf.ts';

const run = (id: number, invoices = 0) => ({
  id,
  counts: { services: 0, invoices, billed: 0, reminders: 0 },
});

it('puts runs in a row that had nothing to do together, and leaves the others alone', () => {
  const runs = [run(7), run(6), run(5, 2), run(4, 1), run(3), run(2, 1), run(1)];
  expect(groupsOf(runs).map((group) => group.map(({ id }) => id))).toEqual([
    [7, 6],
    [5],
    [4],
    [3],
    [2],
    [1],
  ]);
});
