import { describe, expect, it } from '@jest/globals';
import { buildings, findBuilding } from './buildings.ts';

describe('student buildings (docs/product/limits.md)', () => {
  const rooms = (building: string, unit: string) => findBuilding(building)?.roomsOf(unit);
  it('have rooms by the last digit of the unit in King Street Towers', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((n) => rooms('King Street Towers 1', `20${n}`))).toEqual([
      4, 4, 3, 4, 6, 5, 4, 4,
    ]);
    expect([1, 2, 3, 4].map((n) => rooms('King Street Towers 2', `50${n}`))).toEqual([6, 5, 5, 5]);
  });
  it('have five rooms elsewhere, and units of their own', () => {
    expect(buildings.map(({ name }) => name)).toEqual([
      'Bridgeport House',
      'King Street Towers 1',
      'King Street Towers 2',
      'MyRez',
      'Preston House',
    ]);
    expect(rooms('MyRez', '201')).toBe(5);
    for (const { units } of buildings) expect(new Set(units).size).toBe(units.length);
  });
});
