import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';

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
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const services = (count: number): string => (count === 1 ? '1 service' : `${count} services`);

/** Texts of the week board. */
export const texts = {
  title: 'Week board',
  pageTitle: (company: string) => `Week board – ${company}`,
  loading: 'Loading..',
  failed: 'The week could not be loaded.',

  range: (from: string, to: string) => wholeDay.formatRange(dateOf(from), dateOf(to)),
  planned: services,
  day: (day: string) => longDay.format(dateOf(day)),
  weekday: (day: string) => weekday.format(dateOf(day)),
  dayOfMonth: (day: string) => dayOfMonth.format(dateOf(day)),
  today: 'today',

  weeks: 'Weeks',
  previous: 'Previous week',
  thisWeek: 'This week',
  next: 'Next week',
  goTo: 'Week of',
  days: 'Days of the week',

  caption: (range: string) => `Services by employee and day, ${range}`,
  employee: 'Employee',
  nobody: 'Nobody yet',
  unnamed: 'Employee without a name',
  load: (count: number, hours: number) =>
    count === 0 ? '' : `${services(count)}, ${Number(hours.toFixed(2))} h`,

  emptyTitle: 'Nothing is planned in this week',
  empty: 'Services come from contracts, or are created one by one. Or look at another week.',
  create: 'Create a service',
  contracts: 'Open contracts',

  statuses: values.serviceStatus,
  noStatus: 'No status',
  noClient: 'No client',
  contract: 'Contract',
  single: 'Single',
  move: 'Move…',
  open: 'Open',
  ofService: (name: string) => ` ${name}`,

  howToMove:
    'Press Space or Enter to pick the service up, choose a place with the arrow keys, drop it with Space or Enter, or leave it with Escape.',
  pickedUp: (name: string, slot: string) =>
    `Picked up ${name}, ${slot}. Arrow keys choose a place, Enter drops, Escape leaves it.`,
  over: (slot: string, count: number) => `${slot}, ${services(count)}.`,
  moved: (name: string, slot: string) => `Moved ${name} to ${slot}.`,
  stays: (name: string, slot: string) => `${name} stays: ${slot}.`,
  onlyAdmins: 'Only an Admin may change the day. You may give the service to somebody else.',
  reloaded: (message: string) => `${message} The week was loaded again: please look and try anew.`,
  dismiss: 'Close',

  moveTitle: (name: string) => `Move ${name}`,
  moveTo: 'Employee',
  moveDay: 'Day',
  keepsTime: (time: string) => `It stays at ${time}.`,
  moveNow: 'Move',
  cancel: 'Cancel',
};
