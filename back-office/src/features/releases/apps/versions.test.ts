import { describe, expect, it } from '@jest/globals';
import type { AppReleases } from 'shared-api/contract/releases/releases';
import { marksOf, percentOf, showDifference, showSize, wasLive } from './versions.ts';

const live = { version: 'ccc', since: 3, by: 'ann', way: 'release' } as const;
const app: AppReleases = {
  app: 'public-site',
  live,
  given: null,
  previous: 'bbb',
  mark: 'seen',
  share: { version: 'ddd', percent: 25, since: 4, by: 'ann', mark: 'rollout', watch: null },
  previews: [
    { id: '1', version: 'ddd', until: 9, by: 'ann' },
    { id: '2', version: 'aaa', until: 9, by: 'ann' },
    { id: '3', version: 'aaa', until: 9, by: 'ann' },
  ],
  stored: [
    { version: 'ddd', at: 4, by: 'ann', bytes: 101_240, trial: null },
    { version: 'ccc', at: 3, by: 'ann', bytes: 100_000, trial: null },
    { version: 'bbb', at: 2, by: 'ann', bytes: 99_000, trial: null },
  ],
  history: [live, { ...live, version: 'bbb', since: 2 }],
  faults: [
    { version: 'bbb', page: '/gallery', language: 'en', kind: 'time', count: 3, at: 5 },
    { version: 'bbb', page: '/contact', language: 'en', kind: 'error', count: 1, at: 4 },
  ],
};
const words = (version: string): string[] => marksOf(app, version).map(({ word }) => word);

describe('a version', () => {
  it('is marked with all that it is now', () => {
    expect(words('ccc')).toEqual(['Live']);
    expect(words('bbb')).toEqual(['Rendering fails', 'Previous']);
    expect(words('ddd')).toEqual(['Not tried', '25 %', 'Preview']);
    expect(words('aaa')).toEqual(['2 previews']);
    expect(words('eee')).toEqual([]);
    const refusals = [{ check: 'journeys', found: ['/gallery: shows the error screen'], cure: '' }];
    const trial = { at: 5, by: 'ann', refusals };
    const of = (one: typeof trial | null) => ({
      ...app,
      stored: [{ version: 'fff', at: 4, by: 'ann', bytes: 1, trial: one }],
    });
    expect(marksOf(of(trial), 'fff').map(({ word }) => word)).toEqual(['Refused']);
    expect(marksOf(of({ ...trial, refusals: [] }), 'fff')).toEqual([]);
    expect(marksOf(of(null), 'fff').map(({ word }) => word)).toEqual(['Not tried']);
  });

  it('is gone back to when it was live, else made live', () => {
    expect(wasLive(app, 'bbb')).toBe(true);
    expect(wasLive(app, 'ddd')).toBe(false);
  });

  it('is compared with the live one by its size', () => {
    expect(showSize(101_240)).toBe('101.2 kB');
    expect(showDifference(app, 101_240)).toBe('+1.2 kB');
    expect(showDifference(app, 99_000)).toBe('−1.0 kB');
    expect(showDifference(app, 100_000)).toBe('');
    expect(showDifference({ ...app, live: null }, 99_000)).toBe('');
  });
});

describe('a share', () => {
  it.each([
    ['25', 25],
    [' 12,5 % ', 12.5],
    ['99', 99],
    ['0.5', 0.5],
  ])('may be typed as "%s"', (typed, percent) => {
    expect(percentOf(typed)).toBe(percent);
  });

  it.each(['', '0', '100', '-5', '1e1', 'half', '99.5', '0.001', '10.125'])(
    'may not be "%s"',
    (typed) => {
      expect(percentOf(typed)).toBeUndefined();
    },
  );
});
