import type { EntityName } from 'shared-api/contract/entities/entityNames';
import type { ListView } from 'shared-api/contract/entities/listViews';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';

/** Texts of the list of any entity. */
export const texts = {
  pageTitle: (list: string, company: string) => `${list} – ${company}`,
  loading: 'Loading..',
  loadingList: (list: string) => `${list}, loading`,
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  withTotal: (total: string) => `, ${total}`,
  only: (what: string) => `Only ${what}`,
  showAll: (entity: EntityName) => `Show all ${values.entities[entity].plural}`,
  atEnd: "You've reached the end!",
  noneYet: (entity: EntityName) => `No ${values.entities[entity].plural} yet`,
  nothingHere: 'Nothing here',
  nothingHereHint: (entity: EntityName) =>
    `There are no ${values.entities[entity].plural} of this kind now.`,
  noneMine:
    'Nothing is planned for the employee of your login, or it has none yet: an owner links them in the settings, under People.',
  noMatch: 'Nothing matches',
  noMatchHint: (entity: EntityName) =>
    `No ${values.entities[entity].singular} fits this search. Try fewer letters, or show all.`,

  search: 'Search',
  views: (list: string) => `Parts of ${list.toLowerCase()}`,
  whole: 'All',
  compact: 'Compact rows',
  select: 'Select rows',
  viewNames: {
    asked: 'New requests',
    ending: 'Ending soon',
    toPlan: 'Accepted, to plan',
    upcoming: 'From today',
    today: 'Today',
    week: 'This week',
    unassigned: 'Nobody assigned',
    notMarked: 'Not marked',
    toBill: 'To bill',
    draft: 'Drafts',
    notSent: 'Not sent',
    unpaid: 'Unpaid',
    overdue: 'Overdue',
    mine: 'Mine',
  } satisfies Record<ListView, string>,
  sortBy: 'Sort by',
  usualOrder: 'Usual order',
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
  exportCsv: 'Export CSV',
  create: 'Create',

  actions: 'Actions',
  more: '•••',
  actionsOf: (entity: EntityName, name: string | number) =>
    `Actions of ${values.entities[entity].singular} ${name}`,
  view: 'View',
  viewOf: (entity: EntityName, name: string | number) =>
    `View ${values.entities[entity].singular} ${name}`,
};
