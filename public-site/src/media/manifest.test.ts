import { expect, it } from '@jest/globals';
import { clients, residences, stories } from './manifest.ts';

it('lists as many media as the specification has', () => {
  expect(clients).toHaveLength(30);
  expect(residences).toHaveLength(10);
  expect(stories).toHaveLength(6);
});

it('gives every medium its own name and a text alternative', () => {
  expect(new Set(clients.map(({ name }) => name)).size).toBe(30);
  for (const { alt } of [...residences, ...stories]) expect(alt.length).toBeGreaterThan(15);
});
