import { findBuilding } from 'shared-api/contract/quotes/buildings';
import { partName, type FormText } from 'shared-api/contract/quotes/formText';
import { rooms } from 'shared-api/contract/quotes/buildings';

const isOn = (values: FormText, name: string): boolean => (values[name] ?? '') !== '';
const roomName = (room: string): string => partName('rooms', room);

/** Nothing of a unit is chosen. */
const nothing: FormText = {
  fullUnit: '',
  commonArea: '',
  ...Object.fromEntries(rooms.map((room) => [roomName(room), ''])),
};

/** The rooms of the chosen unit; none before one is chosen (docs/product/limits.md). */
export function roomsOfUnit({ building = '', unit = '' }: FormText): readonly string[] {
  const found = findBuilding(building);
  return found?.units.includes(unit) ? rooms.slice(0, found.roomsOf(unit)) : [];
}

/** Another building resets all that was chosen of the last (docs/product/behaviour.md). */
export const chooseBuilding = (building: string): FormText => ({ ...nothing, building, unit: '' });

/** Another unit may have other rooms. */
export const chooseUnit = (unit: string): FormText => ({ ...nothing, unit });

/** The full unit is its common area and every room of it (docs/product/behaviour.md). */
export function chooseFullUnit(values: FormText, isFull: boolean): FormText {
  if (!isFull) return nothing;
  const all = roomsOfUnit(values).map((room) => [roomName(room), 'on'] as const);
  return { ...nothing, fullUnit: 'on', commonArea: 'on', ...Object.fromEntries(all) };
}

/**
 * Ticks one part; common area and all rooms together are the full unit (docs/product/behaviour.md).
 */
export function choosePart(values: FormText, name: string, isChosen: boolean): FormText {
  const next = { ...values, [name]: isChosen ? 'on' : '' };
  const all = roomsOfUnit(values);
  const isWhole =
    all.length > 0 && isOn(next, 'commonArea') && all.every((room) => isOn(next, roomName(room)));
  return isWhole ? chooseFullUnit(values, true) : { [name]: next[name] ?? '' };
}
