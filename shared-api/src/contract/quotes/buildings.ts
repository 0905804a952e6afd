/** Room numbers in requests. */
export const rooms = ['1', '2', '3', '4', '5', '6'] as const;

/** A student building and its units (docs/product/limits.md). */
export interface Building {
  name: string;
  units: readonly string[];
  /** Number of rooms in a unit. */
  roomsOf: (unit: string) => number;
}

/** Unit numbers `<floor>0<number>`, from the second floor to the last, `perFloor` on each. */
const unitsOf = (lastFloor: number, perFloor: number): string[] =>
  Array.from({ length: lastFloor - 1 }, (_, floor) =>
    Array.from(
      { length: perFloor },
      (_unit, number) => `${floor + 2}${String(number + 1).padStart(2, '0')}`,
    ),
  ).flat();

/** Room counts by the unit's last digit, starting at 1. */
const byLastDigit =
  (rooms: readonly number[]) =>
  (unit: string): number =>
    rooms[Number(unit.at(-1)) - 1] ?? 5;

const five = (): number => 5;

/**
 * The five buildings. The unit lists are made up, but obey the rooms rule (docs/product/limits.md
 * "Limits and constants").
 */
export const buildings: readonly Building[] = [
  { name: 'Bridgeport House', units: unitsOf(6, 8), roomsOf: five },
  {
    name: 'King Street Towers 1',
    units: unitsOf(18, 8),
    roomsOf: byLastDigit([4, 4, 3, 4, 6, 5, 4, 4]),
  },
  { name: 'King Street Towers 2', units: unitsOf(14, 4), roomsOf: byLastDigit([6, 5, 5, 5]) },
  { name: 'MyRez', units: unitsOf(8, 9), roomsOf: five },
  { name: 'Preston House', units: unitsOf(5, 6), roomsOf: five },
];

export const findBuilding = (name: string): Building | undefined =>
  buildings.find((building) => building.name === name);
