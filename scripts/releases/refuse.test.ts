import { expect, it, jest } from '@jest/globals';
import { refuse } from './refuse.ts';

const refusals = [{ check: 'size', found: ['all: 3 kB of 2 kB'], cure: 'Load less.' }];

it.each([undefined, '', ' \t'])(
  'a failed check ends a command that gives %j as its reason',
  (force) => {
    expect(() => refuse(refusals, force)).toThrow(/3 kB of 2 kB[\s\S]*--force "why"/);
  },
);

it('a failed check is told to whoever overrides it with a reason', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  refuse(refusals, 'a sale');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Going on all the same: a sale'));
});
