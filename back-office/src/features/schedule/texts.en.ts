import type { ServiceMark } from 'shared-api/contract/schedule/schedule';

const services = (count: number): string => (count === 1 ? '1 service' : `${count} services`);

/** Texts of the schedule. */
export const texts = {
  title: 'Today’s schedule',
  views: { contract: 'Contract', single: 'Single' },
  viewsLabel: 'Which services',
  viewCount: (view: string, count: number) => `${view} ${count}`,
  loading: 'Loading today’s services…',
  updating: 'Updating…',
  refresh: 'Refresh',
  asOf: (time: string, age: string) => `As of ${time}, ${age}`,
  justNow: 'just now',
  yesterday: 'yesterday',

  scheduled: 'Scheduled',
  started: 'Started',
  complete: 'Complete',
  current: 'Now',
  next: 'Next',
  markStarted: 'Mark started',
  markComplete: 'Mark complete',
  sending: 'Sending…',
  heldUp: 'This mark will be sent when you are online.',
  noPhone: '---',
  noAddress: 'No address',
  noClient: 'No client',
  mapHint: '(map, opens in a new tab)',
  callHint: 'Call',

  empty: (view: string) => `Nothing in ${view} today`,
  emptyElsewhere: (count: number, view: string) =>
    `There ${count === 1 ? 'is' : 'are'} ${services(count)} in ${view}.`,
  showView: (view: string) => `Show ${view}`,
  emptyEverywhere: 'No services are planned for you today. If you expected one, call the office:',
  unknown: 'This link does not work',
  unknownLead:
    'It is incomplete, or the office has replaced it with a new one. Open the newest link that you were sent, or call the office:',

  offline: (kept: boolean) =>
    kept
      ? 'No connection. You see what was loaded before; what you mark is kept and sent later.'
      : 'No connection. Today’s services will be loaded when you are online.',
  failed: 'Today’s services could not be loaded',
  tryAgain: 'Try again',
  otherDay: (age: string, day: string) => `The last list on this phone is of ${age}, ${day}.`,
  otherDayTitle: 'Today’s services are not loaded yet',
  otherDayList: (day: string) => `Show the list of ${day}`,
  marksElsewhere: (count: number) =>
    count === 1
      ? '1 mark of a service that is not listed here will be sent when you are online.'
      : `${count} marks of services that are not listed here will be sent when you are online.`,
  refused: (kind: ServiceMark['mark'], service: string) =>
    `“${kind === 'started' ? texts.started : texts.complete}” for ${service} was not taken:`,
  understood: 'OK',
};
