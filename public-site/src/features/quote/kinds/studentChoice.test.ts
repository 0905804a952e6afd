import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildings } from 'shared-api/contract/quotes/buildings';
import { partName, type FormText } from 'shared-api/contract/quotes/formText';
import {
  chooseBuilding,
  chooseFullUnit,
  choosePart,
  chooseUnit,
  roomsOfUnit,
} from './studentChoice.ts';

const on = (values: FormText): string[] =>
  Object.keys(values)
    .filter((name) => values[name] === 'on')
    .sort();

const unit203: FormText = { building: 'King Street Towers 1', unit: '203' };

it.each([
  [
    'King Street Towers 1',
    ['201', '202', '203', '204', '205', '206', '207', '208'],
    [4, 4, 3, 4, 6, 5, 4, 4],
  ],
  ['King Street Towers 2', ['201', '202', '203', '204'], [6, 5, 5, 5]],
  ['MyRez', ['201', '809'], [5, 5]],
])('knows the rooms of %s', (building, units, counts) => {
  expect(units.map((unit) => roomsOfUnit({ building, unit }).length)).toEqual(counts);
});

it('has no rooms before a unit of the building is chosen', () => {
  expect(roomsOfUnit({})).toEqual([]);
  expect(roomsOfUnit({ building: 'MyRez', unit: '999' })).toEqual([]);
});

it('makes the full unit of common area and all rooms, whatever is ticked last', () => {
  const parts = ['commonArea', ...['1', '2', '3'].map((room) => partName('rooms', room))];
  fc.assert(
    fc.property(fc.shuffledSubarray(parts, { minLength: 4 }), (order) => {
      let values = unit203;
      for (const [index, name] of order.entries()) {
        values = { ...values, ...choosePart(values, name, true) };
        expect(on(values).includes('fullUnit')).toBe(index === 3);
      }
      expect(on(values)).toEqual(['commonArea', 'fullUnit', 'rooms.1', 'rooms.2', 'rooms.3']);
    }),
  );
});

it('unticks everything with the full unit, and with another building or unit', () => {
  const full = { ...unit203, ...chooseFullUnit(unit203, true) };
  expect(on(full)).toHaveLength(5);
  for (const change of [
    chooseFullUnit(full, false),
    chooseUnit('204'),
    chooseBuilding(buildings[0]?.name ?? ''),
  ]) {
    expect(on({ ...full, ...change })).toEqual([]);
  }
  expect(chooseBuilding('MyRez')['unit']).toBe('');
});
