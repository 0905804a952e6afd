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
  find: 'Find a screen, a client or an invoice',
  found: 'Found',
  searching: 'Searching…',
  nothing: 'Nothing fits.',

  goTo: 'Go to',
  action: 'Action',
  create: (entity: EntityName) => `Create ${values.entities[entity].singular}`,
  client: 'Client',
  draft: 'Draft',
  invoice: (state: keyof typeof states) => `Invoice, ${states[state]}`,

  shortcuts: {
    title: 'Shortcuts',
    search: 'Search in this list',
    create: 'Create a record of this list',
    help: 'Show these shortcuts',
    escape: 'Close what is open',
    close: 'Close',
  },
  keys: { palette: 'Ctrl K', escape: 'Esc' },
};
