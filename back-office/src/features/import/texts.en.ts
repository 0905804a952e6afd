import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';
import type { ImportableName } from 'shared-api/contract/entities/importing/imports';

const { entities } = values;

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-CA')} ${count === 1 ? one : many}`;

const records = (count: number, entity: ImportableName): string =>
  counted(count, entities[entity].singular, entities[entity].plural);

const contacts = (count: number): string => counted(count, 'further contact', 'further contacts');
const addresses = (count: number): string => counted(count, 'further address', 'further addresses');

const rows = (count: number): string => counted(count, 'row', 'rows');

export const texts = {
  title: 'Import and export',
  notAllowed: 'Your role may not import records.',
  intro:
    'Brings clients, contracts and services from another program: save them there as CSV, one row each, with headings in the first row. Nothing is stored before you have seen what would happen.',
  what: 'What are the rows?',
  names: { clients: 'Clients', contracts: 'Contracts', services: 'Services' },
  drop: 'Drop a CSV file here, or choose one.',
  choose: 'Choose a file',
  reading: (name: string) => `Reading ${name} …`,
  order: 'Clients come first: contracts and services name theirs.',
  back: 'All imports',
  loading: 'The import is loading',
  failed: 'The import could not be loaded.',
  failedAction: 'This did not work',

  file: (name: string, entity: ImportableName, count: number) =>
    `${name}: ${rows(count)} of ${entities[entity].plural}`,
  remembered: 'Mapped as the last file with these headings.',
  mapping: {
    title: 'Which column is what?',
    intro:
      'Columns without a field are left out. Several columns can be of one text, first and last name say: they are joined in their order.',
    caption: 'The columns of the file',
    heading: 'Column',
    samples: 'In the file',
    field: 'Field',
    fieldOf: (heading: string) => `Field of ${heading}`,
    none: 'Left out',
    noSamples: 'Empty',
    needed: (label: string) => `${label} (needed)`,
  },
  duplicates: {
    clients: 'When the e-mail address or phone number is here already',
    contracts: 'When the client has this contract at this address already',
    services: 'When the client has a service at this time and address already',
    skip: 'Skip the row',
    fill: 'Fill what is empty here, change nothing else',
    fillClients:
      'Fill what is empty here, change nothing else. A new client with several rows gets the address of each',
    add: 'Import it all the same',
  },
  days: {
    label: 'Days are written as',
    ymd: '2026-01-31 (year first)',
    mdy: '01/31/2026 (month first)',
    dmy: '31/01/2026 (day first)',
  },
  check: 'Check the file',
  checkAgain: 'Check again',
  checking: 'Checking each row …',
  stale: 'The choices above have changed since. Check the file again.',
  result: {
    title: 'What will happen',
    created: (count: number) => counted(count, 'new record', 'new records'),
    filled: (count: number) => counted(count, 'record is filled', 'records are filled'),
    contacts: (count: number) => `${contacts(count)} ${count === 1 ? 'is' : 'are'} added`,
    addresses: (count: number) => `${addresses(count)} ${count === 1 ? 'is' : 'are'} added`,
    left: (count: number) =>
      counted(count, 'detail of a row is left out', 'details of rows are left out'),
    skipped: (count: number) =>
      count === 1
        ? '1 row is here already'
        : `${count.toLocaleString('en-CA')} rows are here already`,
    refused: (count: number) => counted(count, 'row is refused', 'rows are refused'),
  },
  faults: {
    title: (count: number) => `${rows(count)} cannot be imported`,
    intro:
      'The others can. Correct these in your program and import the file again: what is here by then is not doubled.',
    caption: 'Why rows are refused',
    row: 'Row',
    column: 'Column',
    value: 'In the file',
    reason: 'Why, and what helps',
    whole: 'Whole row',
    first: (count: number) => `The first ${count} reasons. The file has all.`,
    download: 'Download the refused rows',
  },
  left: {
    title: (count: number) => `${counted(count, 'detail', 'details')} left out`,
    intro: 'Their rows are not refused, but this of them is not stored.',
    caption: 'What is left out of rows',
    row: 'Row',
    column: 'Column',
    whole: '–',
    value: 'In the file',
    reason: 'Why, and what helps',
    first: (count: number) => `These are the first ${count}.`,
  },
  start: (count: number, entity: ImportableName) => `Import ${records(count, entity)}`,
  startMixed: (count: number) => `Import ${rows(count)}`,
  nothing: 'There is nothing to import: every row is here already, or refused.',
  running: {
    title: 'Importing',
    waiting: 'Waiting for its turn …',
    progress: (done: number, all: number) =>
      `${done.toLocaleString('en-CA')} of ${all.toLocaleString('en-CA')}`,
    leave: 'You may leave this page: it goes on, and all of it is stored or nothing.',
  },
  done: {
    title: (created: number, filled: number, entity: ImportableName) =>
      [
        created > 0 ? `${records(created, entity)} added` : '',
        filled > 0 ? `${records(filled, entity)} filled` : '',
      ]
        .filter(Boolean)
        .join(', '),
    rest: (skipped: number, refused: number) =>
      `${rows(skipped)} skipped, ${rows(refused)} refused.`,
    contacts: (count: number) => `With ${contacts(count)}.`,
    addresses: (count: number) => `With ${addresses(count)}.`,
    list: (entity: ImportableName) => `Show the ${entities[entity].plural}`,
    undo: 'Undo the import',
    undone: (who: string, when: string) => `Undone by ${who}, ${when}`,
    another: 'Import another file',
  },
  undo: {
    title: 'Undo the import?',
    loading: 'Looking at what became of the records',
    failed: 'What became of the records could not be loaded.',
    removed: (count: number, entity: ImportableName) =>
      count === 0 ? '' : `${records(count, entity)} will be removed.`,
    restored: (count: number, entity: ImportableName) =>
      count === 0 ? '' : `${records(count, entity)} will be as they were before.`,
    contacts: (count: number) =>
      count === 0 ? '' : `${contacts(count)} that came with the file will be removed.`,
    addresses: (count: number) =>
      count === 0 ? '' : `${addresses(count)} that came with the file will be removed.`,
    conflicts: (count: number, entity: ImportableName) =>
      `It cannot be undone: ${records(count, entity)} ${count === 1 ? 'was' : 'were'} changed, used or merged since. Delete ${count === 1 ? 'it' : 'them'} by hand if ${count === 1 ? 'it is' : 'they are'} to go as well, then undo the rest; or keep the import.`,
    caption: 'What stands in the way',
    record: 'Record',
    why: 'Why',
    more: (count: number) => `And ${count.toLocaleString('en-CA')} more.`,
    submit: 'Undo the import',
    keep: 'Keep it',
    close: 'Close',
  },
  past: {
    title: 'Earlier files',
    loading: 'The imports are loading',
    failed: 'The imports could not be loaded.',
    empty: 'Nothing has been imported yet.',
    caption: 'Imported files',
    state: 'State',
    name: 'File',
    when: 'When',
    result: 'Result',
    by: (who: string) => `by ${who}`,
    rows,
  },
  everything: {
    title: 'Export everything',
    intro:
      'One archive with each list as CSV and all tables as JSON: what you need to look at it elsewhere, or to go elsewhere. It is written down in the security log.',
    download: 'Download the archive',
  },
  states: { open: 'Not imported', queued: 'Importing', done: 'Imported', undone: 'Undone' },
};
