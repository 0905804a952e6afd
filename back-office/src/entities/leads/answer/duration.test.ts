import { expect, it } from '@jest/globals';
import { durationOf, urgencyOf } from './duration.ts';

const minutes = (count: number): number => count * 60_000;

it.each([
  [minutes(0), '1 min', 'neutral'],
  [minutes(59), '59 min', 'neutral'],
  [minutes(60), '1 h', 'neutral'],
  [minutes(4 * 60), '4 h', 'open'],
  [minutes(24 * 60 - 1), '23 h', 'open'],
  [minutes(24 * 60), '1 day', 'bad'],
  [minutes(3 * 24 * 60 + 5), '3 days', 'bad'],
])('%d ms are %s, and %s', (milliseconds, words, urgency) => {
  expect([durationOf(milliseconds), urgencyOf(milliseconds)]).toEqual([words, urgency]);
});
