import { expect, it } from '@jest/globals';
import type { Release } from 'shared-api/contract/releases/release';
import { misfits } from './sharedRanges.ts';

const using = (app: Release['app'], version: string, requiredVersion: string): Release =>
  ({ app, version: 'one', shared: { react: { version, requiredVersion } } }) as unknown as Release;

it.each([
  ['1.4.0', []],
  ['2.0.0', []],
  ['2.9.1', []],
  ['3.0.0', ['public-site one needs react ^1.0.0 || ^2.0.0, and shell one carries 3.0.0.']],
  ['0.9.0', ['public-site one needs react ^1.0.0 || ^2.0.0, and shell one carries 0.9.0.']],
])('a remote that takes two major versions, with a shell that carries %s: %j', (carried, found) => {
  const shell = using('shell', carried, `^${carried}`);
  expect(misfits(shell, using('public-site', '1.4.0', '^1.0.0 || ^2.0.0'))).toEqual(found);
});
