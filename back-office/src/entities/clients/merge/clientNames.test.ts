import { expect, it } from '@jest/globals';
import { namesApart } from './clientNames.ts';

it('two clients that are called differently are called by their names', () => {
  expect(namesApart('Lucas Moreau', 'Laurel Creek Daycare')).toEqual({
    kept: 'Lucas Moreau',
    merged: 'Laurel Creek Daycare',
  });
});

it('two clients that are called the same, as duplicates are, are told apart', () => {
  expect(namesApart('Ann Lee', 'ann lee ')).toEqual({
    kept: 'this Ann Lee',
    merged: 'the other ann lee ',
  });
});
