import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';

const states = {
  paid: 'paid',
  credited: 'credited',
  writtenOff: 'written off',
  nothing: 'nothing to pay',
  unpaid: 'unpaid',
  void: 'void',
};

/** Texts of the palette and of the shortcuts. */
export const texts = {
  title: 'Find or do',
  find: 'Find a screen, a client, a number or a person',
  found: 'Found',
  searching: 'Searching…',
  nothing: 'Nothing fits.',

  goTo: 'Go to',
  action: 'Action',
  createAlias: 'new add',
  create: (entity: EntityName) => `Create ${values.entities[entity].singular}`,
  kind: (entity: EntityName) => values.entities[entity].title,
  unnamed: 'Without a name',
  quote: (number: number) => `Quote ${number}`,
  draft: 'Draft',
  invoice: (state: keyof typeof states) => `Invoice, ${states[state]}`,

  shortcuts: {
    title: 'Shortcuts',
    search: 'Search in this list',
    create: 'Create a record of this list',
    rows: 'Next and previous row of the list',
    select: 'Select the row that has the focus, where several can be changed at once',
    save: 'Save the record that is open',
    help: 'Show these shortcuts',
    escape: 'Close what is open',
    close: 'Close',
  },
  keys: { palette: 'Ctrl K', rows: 'J K', select: 'X', save: 'Ctrl S', escape: 'Esc' },
};
