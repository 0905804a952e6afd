import { expect, it } from '@jest/globals';
import { satisfies } from 'semver';
import { sharedRanges } from '../shared.ts';
import { fitOf, fits } from './fit.ts';

it('a version is in a range exactly if semver says so', () => {
  const versions = [
    '0.0.1',
    '0.1.0',
    '0.1.9',
    '0.2.0',
    '4.0.0',
    '4.2.1',
    '4.10.0',
    '5.0.0',
    '19.2.3',
  ];
  const ranges = [
    '^0.0.1',
    '^0.1.0',
    '^0.1.5',
    '^4.0.0',
    '^4.2.0',
    '^4.2.2',
    '^19.0.0',
    '^4.0.0 || ^5.0.0',
  ];
  for (const range of ranges) {
    for (const version of versions) {
      expect([range, version, fits(version, range)]).toEqual([
        range,
        version,
        satisfies(version, range),
      ]);
    }
  }
});

it('a build says which of its shared modules a shell has in another version', () => {
  const own = Object.fromEntries(
    Object.entries(sharedRanges('public-site')).map(([name, { version }]) => [name, version]),
  );
  expect(fitOf('public-site', new URLSearchParams(own))).toEqual({
    app: 'public-site',
    misfits: [],
  });
  const { misfits } = fitOf('public-site', new URLSearchParams({ ...own, react: '18.3.1' }));
  expect(misfits).toEqual([expect.stringContaining('shell carries 18.3.1')]);
  const { 'react-dom': _left, ...without } = own;
  expect(fitOf('public-site', new URLSearchParams(without)).misfits).toEqual([
    expect.stringContaining('shell carries none'),
  ]);
});
