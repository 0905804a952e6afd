import { expect, it } from '@jest/globals';
import type { Journey } from 'shared-api/contract/releases/journeys';
import { WaitingJourneys } from './WaitingJourneys.ts';

const journey = (name: string, ...addresses: [string, ...string[]]): Journey => ({
  name,
  steps: addresses.map((address, index) => (index === 0 ? { open: address } : { go: address })),
});
const site = (count: number): Journey[] =>
  Array.from({ length: count }, (_, index) => journey(`site ${index + 1}`, '/contact-us'));
const office = journey('office', '/admin/leads', '/admin/clients', '/admin/quotes');
const both = journey('both', '/', '/login');

/** Which journeys two tabs take that take turns. */
function taken(journeys: readonly Journey[]): string[][] {
  const waiting = new WaitingJourneys(journeys, 2);
  const tabs: string[][] = [[], []];
  const hasShownOffice = [false, false];
  for (let turn = 0; waiting.left > 0; turn += 1) {
    const next = waiting.take(hasShownOffice[turn % 2] ?? false);
    tabs[turn % 2]?.push(next?.name ?? '');
    if (next === office || next === both) hasShownOffice[turn % 2] = true;
  }
  expect(waiting.take(false)).toBeUndefined();
  return tabs;
}

it('one tab goes on to the office while the other ends the journeys of the site', () => {
  expect(taken([office, ...site(5)])).toEqual([
    ['site 1', 'site 3', 'site 4'],
    ['site 2', 'office', 'site 5'],
  ]);
});

it('a tab that has shown the office leaves pages of the site to the other', () => {
  expect(taken([office, { ...office }, both, ...site(1)]).map((names) => names[0])).toEqual([
    'office',
    'site 1',
  ]);
});

it('without journeys of the office, those that lead there come last', () => {
  expect(taken([both, ...site(3)])).toEqual([
    ['site 1', 'site 3'],
    ['site 2', 'both'],
  ]);
});

it('the longest is begun first', () => {
  const long = journey('long', '/', '/contact-us', '/payment');
  expect(taken([...site(2), long])).toEqual([['long', 'site 2'], ['site 1']]);
});
