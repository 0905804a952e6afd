import { expect, it } from '@jest/globals';
import { budgetKinds } from 'shared-api/contract/releases/journeys';
import { overBudget } from './routeBytes.ts';

const bytes = { html: 9000, styles: 20_000, scripts: 100_000, pictures: 50_000, fonts: 30_000 };
const budget = { html: 10, styles: 20, scripts: 100, pictures: 50, fonts: 30 };

it.each(budgetKinds)('a route that loads more %s than it may is named', (kind) => {
  const routes = [{ route: '/gallery/1', bytes: { ...bytes, [kind]: 150_400 } }];
  expect(overBudget(routes, [{ route: '*', ...budget }])).toEqual([
    `/gallery/1 loads 150.4 kB of ${kind}; ${budget[kind]}.0 kB are allowed.`,
  ]);
});

it('a route has its own budget, or that of all others, or none', () => {
  const routes = ['/', '/contact-us'].map((route) => ({ route, bytes }));
  expect(overBudget(routes, [{ route: '*', ...budget }])).toEqual([]);
  const small = { route: '/', ...budget, html: 1 };
  expect(overBudget(routes, [{ route: '*', ...budget }, small])).toEqual([
    '/ loads 9.0 kB of html; 1.0 kB are allowed.',
  ]);
  expect(overBudget(routes, [{ ...small, route: '/elsewhere' }])).toEqual([]);
});
