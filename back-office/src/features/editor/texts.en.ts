import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';

const one = (entity: EntityName): string => values.entities[entity].singular;
const title = (entity: EntityName): string => values.entities[entity].title;

/** Texts of the editor of any entity; what is said of its calls stands in docs/product/messages.md. */
export const texts = {
  title: (entity: EntityName) => `${title(entity)} Editor`,
  loading: (entity: EntityName) => `Loading the ${one(entity)}`,
  fetchFailed: (entity: EntityName, id: number, why: string) =>
    `Error fetching ${one(entity)} with id ${id}. ${why}`,
  again: 'Try again',
  belongsTo: (entity: EntityName) => `What this ${one(entity)} belongs to`,
  owner: (entity: EntityName) => title(entity),
  notSaved: 'Changes are not saved yet.',
  updateFirst: ' Update first to use the other buttons.',

  delete: 'Delete',
  back: 'Back',
  update: 'Update',
  create: 'Create',

  check: 'Please check',
  unfinishedDate: (label: string) => `${label} is not a whole date: finish it or clear it.`,
  saved: (entity: EntityName) => `${title(entity)} saved.`,
  updateFailed: (entity: EntityName) => `Error updating ${one(entity)}`,
  created: (entity: EntityName) => `${title(entity)} created.`,
  createFailed: (entity: EntityName) => `Error creating ${one(entity)}`,
  otherStays: (entity: EntityName, why: string) => ` The ${one(entity)} stays as it is: ${why}`,
  deleted: (entity: EntityName) => `${title(entity)} deleted.`,
  deleteFailed: (entity: EntityName, id: number) => `Error deleting ${one(entity)} with id ${id}`,

  deletion: {
    title: (entity: EntityName) => `Delete this ${one(entity)}?`,
    text: 'It disappears from the list. You can undo this from the message that follows.',
    confirm: 'Delete',
    keep: 'Keep it',
    unavailable: (entity: EntityName) => `Error deleting ${one(entity)}`,
  },
  draft: {
    found: 'What you typed here last was not saved.',
    sent: 'No answer came to what you sent here last, so it is not known whether it was created. Take it up again and press Create: it is not made twice.',
    take: 'Take it up again',
    forget: 'Forget it',
  },
  conflict: {
    caption: 'Fields that differ',
    same: 'They changed it just as you did: nothing differs.',
    field: 'Field',
    yours: 'Yours',
    theirs: 'Theirs',
    unchanged: 'not changed by you',
    yes: 'yes',
    no: 'no',
    hint: 'Keep mine saves what you changed; everything else stays as they left it.',
    back: 'Back to the editor',
    takeTheirs: 'Take theirs',
    keepMine: 'Keep mine',
  },
  history: {
    /** What is kept of a record besides its fields. */
    others: {
      movedAgainst: 'Moved all the same, against',
      workingHours: 'Working hours',
      leave: 'Leave',
      unit: 'Further address',
      name: 'Further contact',
      mails: 'Gets a copy of',
      role: 'Role of the contact',
      recipients: 'Billing address',
      notes: 'About the address',
      merge: 'Merge',
      mergeUndone: 'Merge undone',
      mergedId: 'Merged client, by its number',
      mergedInto: 'Merged into the client with the number',
      clientName: 'The other client',
    } as Partial<Record<string, string>>,
    title: 'History',
    none: 'Nothing has been written down about it yet.',
    actions: {
      create: 'created it',
      update: 'changed it',
      delete: 'deleted it',
      restore: 'put it back',
    },
    empty: 'empty',
    yes: 'yes',
    no: 'no',
  },
  mails: {
    title: 'E-mails',
    none: 'No e-mail has been sent about it.',
    statuses: { queued: 'Queued', sent: 'Sent', failed: 'Failed' },
    sendAgain: 'Send again',
  },
  question: {
    undecided: (text: string) => `${text} Choose which of them holds.`,
  },
  table: {
    headingOf: (column: number, label: string) => `${label}, heading of column ${column}`,
    pastedHeadings: (headings: readonly string[]) =>
      `The first row that you pasted was taken as the headings: ${headings.join(', ')}.`,
    column: (column: number) => `Column ${column}`,
    cell: (label: string, row: number, column: number) => `${label}, row ${row}, column ${column}`,
    addRow: 'Row',
    addColumn: 'Column',
    removeRow: (row: number) => `Remove row ${row}`,
    removeColumn: (column: number) => `Remove column ${column}`,
    removeRowOf: (row: number, label: string) => `Remove row ${row} of ${label}`,
    removeColumnOf: (column: number, label: string) => `Remove column ${column} of ${label}`,
  },
};
