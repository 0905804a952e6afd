import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';
import { officeDay } from 'shared-api/contract/values/officeDay';

const words = (weekday: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', weekday, month: 'long', day: 'numeric' });
const longDay = words('long');
const weekday = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', weekday: 'short' });
const dayOfMonth = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
});
const wholeDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});
const fullDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'UTC',
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const services = (count: number): string => (count === 1 ? '1 service' : `${count} services`);
/** With its full stop, which the short form of a time has already. */
const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
const figure = (hours: number): number => Number(hours.toFixed(2));

/** Texts of the boards of a week and of a day. */
export const texts = {
  title: 'Week board',
  dayTitle: 'Day board',
  pageTitle: (company: string) => `Week board – ${company}`,
  loading: 'Loading..',
  failed: 'The week could not be loaded.',
  stale: 'What is shown may be old:',

  range: (from: string, to: string) => wholeDay.formatRange(dateOf(from), dateOf(to)),
  wholeDay: (day: string) => fullDay.format(dateOf(day)),
  planned: services,
  clashing: (count: number) => (count === 1 ? '1 clashes' : `${count} clash`),
  day: (day: string) => longDay.format(dateOf(day)),
  weekday: (day: string) => weekday.format(dateOf(day)),
  dayOfMonth: (day: string) => dayOfMonth.format(dateOf(day)),
  today: 'today',

  views: 'View',
  weekView: 'Week',
  dayView: 'Day',
  weeks: 'Weeks',
  daysOf: 'Days',
  previous: 'Previous week',
  previousDay: 'Previous day',
  thisWeek: 'This week',
  todayLink: 'Today',
  next: 'Next week',
  nextDay: 'Next day',
  goTo: 'Week of',
  goToDay: 'Day',
  days: 'Days of the week',
  openDay: (day: string) => `Open ${longDay.format(dateOf(day))}`,

  caption: (range: string) => `Services by employee and day, ${range}`,
  dayCaption: (day: string) => `Services by employee and time, ${day}`,
  employee: 'Employee',
  nobody: 'Nobody yet',
  unnamed: 'Employee without a name',
  load: (hours: number, available: number) => `${figure(hours)} of ${figure(available)} h`,
  over: (hours: number) => `${figure(hours)} h over`,
  free: (hours: number) => `${figure(hours)} h`,
  leave: (word: string) => word || 'Leave',
  onLeave: (word: string, from: string, until: string) =>
    `On leave${word === '' ? '' : ` (${word})`}, ${officeDay(from)}${from === until ? '' : ` to ${officeDay(until)}`}`,
  dayOff: 'Day off',
  nothing: 'Nothing planned',
  columnName: (name: string, count: number, load: string) =>
    [name, services(count), load].filter(Boolean).join(', '),

  emptyTitle: 'Nothing is planned in this week',
  empty: 'Services come from contracts, or are created one by one. Or look at another week.',
  create: 'Create a service',
  contracts: 'Open contracts',

  statuses: values.serviceStatus,
  noStatus: 'No status',
  noClient: 'No client',
  contract: 'Contract',
  single: 'Single',
  clash: 'Clash',
  clashesWith: (names: readonly string[]) => `Clashes with ${names.join('; ')}`,
  clashOf: (client: string, site: string, times: string) =>
    [client, times, site].filter(Boolean).join(', '),
  move: 'Move…',
  open: 'Open',
  ofService: (name: string) => ` ${name}`,

  howToMove:
    'Press Space or Enter to pick the service up, choose a place with the arrow keys, drop it with Space or Enter, or leave it with Escape.',
  pickedUp: (name: string, slot: string) =>
    `Picked up ${name}, ${ended(slot)} Arrow keys choose a place, Enter drops, Escape leaves it.`,
  overPlace: ended,
  overCell: (slot: string, count: number) => `${slot}, ${services(count)}.`,
  moved: (name: string, slot: string) => ended(`Moved ${name} to ${slot}`),
  onDay: (name: string, day: string) => `${name}, ${longDay.format(dateOf(day))}`,
  atTime: (name: string, time: string) => `${name}, ${time}`,
  stays: (name: string, slot: string) => ended(`${name} stays: ${slot}`),
  onlyAdmins: 'Your role may not change day and time. You may give the service to somebody else.',
  reloaded: (message: string) => `${message} The week was loaded again: please look and try anew.`,
  gone: (message: string) => `${message} The week was loaded again.`,
  dismiss: 'Close',

  moveTitle: (name: string) => `Move ${name}`,
  moveTo: 'Employee',
  moveDay: 'Day',
  moveTime: 'Time',
  noDay: 'Choose a day.',
  noTime: 'Choose a time.',
  moveNow: 'Move',
  moveAnyway: 'Move anyway',
  anywayTitle: 'Move anyway?',
  openService: 'Open the service',
  cancel: 'Cancel',
};
