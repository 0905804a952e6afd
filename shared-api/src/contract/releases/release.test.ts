import { describe, expect, it } from '@jest/globals';
import { appNames, releaseAddress, retryAddress } from './release.ts';

describe('the address of a file of a release', () => {
  it.each(appNames)('names app, version and file of %s', (app) => {
    expect(releaseAddress(app, 'abc123', 'remoteEntry.js')).toBe(
      `/releases/${app}/abc123/remoteEntry.js`,
    );
  });

  it('is that of the folder when no file is named', () => {
    expect(releaseAddress('shell', 'abc123')).toBe('/releases/shell/abc123/');
  });

  it('begins with the folder of its release, so that chunks are found beside the entry', () => {
    expect(releaseAddress('shell', 'abc123', 'js/main.js')).toBe(
      `${releaseAddress('shell', 'abc123')}js/main.js`,
    );
  });
});

describe('the address for another attempt', () => {
  const entry = releaseAddress('back-office', 'abc123', 'remoteEntry.js');

  it('differs in the folder, so that chunks differ as well', () => {
    expect(retryAddress(`https://cdn.example.com${entry}`, 2)).toBe(
      'https://cdn.example.com/releases/back-office/abc123~2/remoteEntry.js',
    );
    expect(retryAddress(entry, 2)).toBe('/releases/back-office/abc123~2/remoteEntry.js');
  });

  it('takes the place of the one before, however often it is tried', () => {
    const attempts = [1, 2, 3, 10, 11].reduce<string[]>(
      (tried, attempt) => [...tried, retryAddress(tried.at(-1) ?? entry, attempt)],
      [],
    );
    expect(attempts).toEqual(
      [1, 2, 3, 10, 11].map((n) => `/releases/back-office/abc123~${n}/remoteEntry.js`),
    );
  });

  it('is the same for the same attempt', () => {
    expect(retryAddress(retryAddress(entry, 2), 2)).toBe(retryAddress(entry, 2));
  });

  it('keeps what follows the folder, a tilde included', () => {
    expect(retryAddress('/releases/shell/abc123/js/a~b.js?x=1', 1)).toBe(
      '/releases/shell/abc123~1/js/a~b.js?x=1',
    );
    expect(retryAddress('/releases/shell/abc123~1/js/a~b.js', 2)).toBe(
      '/releases/shell/abc123~2/js/a~b.js',
    );
  });

  it('of what belongs to no release stays as it is', () => {
    expect(retryAddress('/media/logo.svg', 2)).toBe('/media/logo.svg');
    expect(retryAddress('/other/releases/shell/abc123/a.js', 2)).toBe(
      '/other/releases/shell/abc123/a.js',
    );
  });
});
