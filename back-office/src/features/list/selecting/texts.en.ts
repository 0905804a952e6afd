import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';

/** Texts of selecting rows of a list. */
export const texts = {
  column: 'Selected',
  selectRecord: (entity: EntityName, name: string | number) =>
    `Select ${values.entities[entity].singular} ${name}`,
  bar: 'Selected rows',
  selected: (count: number) => `${count.toLocaleString('en-CA')} selected`,
  gone: (count: number) => `(${count.toLocaleString('en-CA')} no longer in this list)`,
  selectAll: (count: number) => `Select all ${count.toLocaleString('en-CA')}`,
  clear: 'Clear',
  done: 'Stop selecting',
  keys: 'X selects the row with the focus, Shift with an arrow goes on selecting, Shift with a click selects all up to it.',
};
