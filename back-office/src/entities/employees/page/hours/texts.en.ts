import { officeDay, officeTime } from 'shared-api/contract/values/officeDay';

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const day = (index: number): string => weekdays[index] ?? '';
const clock = (time: string): string => officeTime(`2026-01-01T${time}`);

/** Texts of an employee's working hours and leave. */
export const texts = {
  title: 'Working hours',
  usual: 'The usual hours',
  loading: 'Loading the working hours',
  failed: 'The working hours did not come.',
  days: (from: number, to: number) => (from === to ? day(from) : `${day(from)} to ${day(to)}`),
  span: (begins: string, ends: string) => `${clock(begins)} to ${clock(ends)}`,
  off: 'off',
  change: 'Change hours',

  dialog: 'Working hours',
  dialogHint: 'The board counts with them, and warns before a service is planned outside of them.',
  works: (index: number) => day(index),
  begins: (index: number) => `${day(index)} from`,
  ends: (index: number) => `${day(index)} until`,
  until: 'to',
  useUsual: 'Use the usual hours',
  save: 'Save',
  cancel: 'Cancel',

  leave: 'Leave',
  noLeave: 'No leave is written down.',
  add: 'Add leave',
  addTitle: 'Leave',
  from: 'First day',
  last: 'Last day',
  word: 'Reason',
  wordHint: 'A word for the board: Vacation, say. It may be left out.',
  spanOfDays: (from: string, until: string) =>
    from === until ? officeDay(from) : `${officeDay(from)} to ${officeDay(until)}`,
  planned: (services: number) =>
    services === 1 ? '1 service is planned in it' : `${services} services are planned in it`,
  over: 'over',
  remove: 'Take back',
  removeFailed: 'Error taking the leave back.',
  ofLeave: (days: string) => ` ${days}`,
};
