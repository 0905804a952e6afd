import { expect, it } from '@jest/globals';
import type { Release } from 'shared-api/contract/releases/release';
import { hashOf, remoteIntegrity, shellIntegrity } from './integrity.ts';

const release = (facts: Partial<Release>): Release => ({
  app: 'public-site',
  version: 'v',
  federationName: 'public_site',
  scripts: ['remoteEntry.ab.js'],
  styles: [],
  preload: [],
  fonts: [],
  prerender: true,
  shared: {},
  sizes: {},
  budgets: [],
  builtAt: '',
  ...facts,
});

const hashes = {
  'browser/remoteEntry.ab.js': 'E',
  'browser/quote.js': 'Q',
  'browser/styles.css': 'S',
  'browser/quote.js.br': 'B',
  'browser/integrity.json': 'T',
  'browser/fr/remoteEntry.cd.js': 'E2',
  'browser/fr/quote.js': 'Q2',
  'browser/fr/integrity.json': 'T2',
  'maps/quote.js.map.gz': 'M',
  'node/prerender.cjs': 'N',
};

it('the page of a remote has the hashes of what it may load, others the hash of their file', () => {
  expect(remoteIntegrity(release({ hashes }), true)).toEqual({
    entry: 'sha256-E',
    files: { 'quote.js': 'sha256-Q', 'styles.css': 'sha256-S' },
  });
  expect(remoteIntegrity(release({ hashes }), false)).toEqual({
    entry: 'sha256-E',
    files: 'sha256-T',
  });
});

it('a translation has those of its own folder', () => {
  const french = release({ hashes, scripts: ['fr/remoteEntry.cd.js'] });
  expect(remoteIntegrity(french, true)).toEqual({
    entry: 'sha256-E2',
    files: { 'quote.js': 'sha256-Q2' },
  });
  expect(remoteIntegrity(french, false)?.files).toBe('sha256-T2');
});

it('the shell has those of what its code loads, not of what pages name', () => {
  const shell = release({
    app: 'shell',
    scripts: ['federation.1.js', 'main.2.js'],
    hashes: {
      'browser/federation.1.js': 'F',
      'browser/main.2.js': 'M',
      'browser/early.3.js': 'Y',
      'browser/main.2.css': 'C',
      'browser/report.js': 'R',
    },
  });
  expect(shellIntegrity(shell)).toEqual({ 'report.js': 'sha256-R' });
  expect(hashOf(shell, 'main.2.js')).toBe('sha256-M');
});

it('builds without hashes are not checked', () => {
  expect(remoteIntegrity(release({}), true)).toBeUndefined();
  expect(shellIntegrity(release({}))).toBeUndefined();
  expect(hashOf(release({}), 'a.js')).toBeUndefined();
});
