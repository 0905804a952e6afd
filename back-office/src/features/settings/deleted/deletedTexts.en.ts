import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';

/** Texts of what was deleted. */
export const deletedTexts = {
  intro: 'What was deleted in the last 30 days. Restoring puts a record back as it was.',
  loading: 'Loading what was deleted…',
  failed: 'What was deleted could not be loaded.',
  table: 'Deleted records',
  kind: 'Kind',
  allKinds: 'All kinds',
  plural: (entity: EntityName) => {
    const { plural } = values.entities[entity];
    return plural.charAt(0).toUpperCase() + plural.slice(1);
  },
  title: (entity: EntityName) => values.entities[entity].title,
  what: 'What',
  unnamed: (id: number) => `#${id}`,
  who: 'Deleted by',
  when: 'When',
  left: 'Can be restored for',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  actions: 'Actions',
  restore: 'Restore',
  unseen: (name: string) => ` ${name}`,
  restored: (entity: EntityName, name: string) =>
    `The ${values.entities[entity].singular} ${name} is back.`,
  notRestored: 'It was not restored',
  none: 'Nothing that was deleted in the last 30 days is waiting here.',
};
