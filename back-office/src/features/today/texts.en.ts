import type { NeedKind } from 'shared-api/contract/schedule/today';

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-CA')} ${count === 1 ? one : many}`;

/** Texts of Today: five figures, and what needs somebody. */
export const texts = {
  title: 'Today',
  pageTitle: (company: string) => `Today – ${company}`,
  loading: 'Loading what needs somebody today',
  failed: 'What needs somebody today could not be loaded.',
  /** What is shown has grown old, and nothing newer came. @param at day and time by the company's clock */
  old: (at: string) => `What is shown here is from ${at}; nothing newer could be loaded.`,
  notAllowed: 'Your role may not see what needs somebody today.',
  nothingTitle: 'Nothing waits for you',
  nothing: 'New leads, visits without a person, work to bill and what is overdue appear here.',
  nothingOfVisits:
    'Visits without a person, clashes and visits that nobody has marked appear here.',
  needsTitle: 'What needs somebody',

  figuresTitle: 'Figures',
  figures: {
    billed: 'Billed this month',
    received: 'Received this month',
    owed: 'Owed to us',
    overdue: 'Overdue',
    booked: 'Booked next week',
  },
  /** What each is compared with. */
  before: {
    billed: (amount: string) => `${amount} by this day last month`,
    received: (amount: string) => `${amount} by this day last month`,
    owed: (amount: string) => `${amount} a month ago`,
    overdue: (amount: string) => `${amount} a month ago`,
    booked: (amount: string) => `${amount} this week`,
  },

  heads: {
    leads: (count) => counted(count, 'new lead', 'new leads'),
    acceptedQuotes: (count) => counted(count, 'accepted quote to plan', 'accepted quotes to plan'),
    endingQuotes: (count) => counted(count, 'quote ends within a week', 'quotes end within a week'),
    openVisits: (count) =>
      counted(count, 'visit of this week has nobody', 'visits of this week have nobody'),
    clashes: (count) => counted(count, 'visit clashes', 'visits clash'),
    unmarkedVisits: (count) =>
      counted(count, 'visit is over and not marked', 'visits are over and not marked'),
    unbilled: (count) => counted(count, 'visit to bill', 'visits to bill'),
    drafts: (count) => counted(count, 'draft to send', 'drafts to send'),
    overdue: (count) => counted(count, 'overdue invoice', 'overdue invoices'),
    mails: (count) => counted(count, 'mail did not arrive', 'mails did not arrive'),
    payments: (count) => counted(count, 'payment to confirm', 'payments to confirm'),
  } satisfies Record<NeedKind, (count: number) => string>,

  /** What the one button of a row does next. */
  actions: {
    leads: 'Answer',
    acceptedQuotes: 'Plan',
    endingQuotes: 'Follow up',
    openVisits: 'Assign',
    clashes: 'Move',
    unmarkedVisits: 'Mark',
    unbilled: 'Bill',
    drafts: 'Review',
    overdue: 'Remind',
    mails: 'Look',
    payments: 'Confirm',
  } satisfies Record<NeedKind, string>,

  all: (count: number) => `All ${count.toLocaleString('en-CA')}`,
  unnamed: 'Somebody',
  about: (name: string, subject: string) => (subject === '' ? name : `${name}: ${subject}`),
  since: (day: string) => `since ${day}`,
  quote: (number: string) => `Quote ${number}`,
  invoice: (number: string) => `Invoice ${number}`,
  draft: 'Draft',
  accepted: (day: string) => `accepted ${day}`,
  ends: (day: string) => `ends ${day}`,
  from: (day: string) => `of ${day}`,
  today: 'today',
  tomorrow: 'tomorrow',
  late: (days: number) => counted(days, 'day overdue', 'days overdue'),
  clash: (employee: string) => `${employee} is at another visit then`,
};
