import { expect, it } from '@jest/globals';
import { inOrder } from './inOrder.ts';

const field = (label: string, input: string): string =>
  `<label for="${label}">Search</label><input id="${input}">`;

it('a page is alike however often its tab has shown something before', () => {
  expect(inOrder(field('_r_1i_', '_r_1i_'))).toBe(inOrder(field('_r_1_', '_r_1_')));
});

it('a page whose label names another element is not', () => {
  expect(inOrder(field('_r_1_', '_r_2_'))).not.toBe(inOrder(field('_r_1_', '_r_1_')));
});
