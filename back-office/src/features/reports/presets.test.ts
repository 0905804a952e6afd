import { expect, it } from '@jest/globals';
import { presetDay, spanOf } from './presets.ts';

it.each([
  ['thisMonth', '2026-11-01', '2026-11-30'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['thisQuarter', '2026-10-01', '2026-12-31'],
  ['lastQuarter', '2026-07-01', '2026-09-30'],
  ['thisYear', '2026-01-01', '2026-12-31'],
  ['lastYear', '2025-01-01', '2025-12-31'],
] as const)('%s goes from %s to %s', (preset, from, to) => {
  expect(spanOf(preset, '2026-11-22')).toEqual({ from, to });
});

it('goes back over the turn of the year', () => {
  expect(spanOf('lastMonth', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(spanOf('lastQuarter', '2026-03-31')).toEqual({ from: '2025-10-01', to: '2025-12-31' });
  expect(spanOf('thisMonth', '2028-02-10').to).toBe('2028-02-29');
});

it('knows the ends of past spans', () => {
  expect(presetDay('today', '2026-11-22')).toBe('2026-11-22');
  expect(presetDay('lastQuarter', '2026-11-22')).toBe('2026-09-30');
});
