import { holidays, type Holiday } from 'shared-api/contract/company/holidays';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import { bookingKinds, type BookingRules } from 'shared-api/contract/staff/settings/bookingRules';
import { showDay } from '../../../dates.ts';
import { texts } from '../texts.ts';

const t = texts.booking;

/** A span of days in words. */
export const showSpan = (from: string, to: string): string => t.span(showDay(from), showDay(to));

/** What a holiday is called: one of the province by its code, one of the company by its name. */
export const holidayName = (holiday: string): string => wordOf(t.holidayNames, holiday);

const inLine = (parts: readonly string[]): string =>
  parts.length === 0 ? texts.kept.none : parts.join('; ');

const kindsOf = (kinds: readonly string[]): string =>
  bookingKinds.every((kind) => kinds.includes(kind))
    ? t.all
    : kinds.map((kind) => wordOf(t.kinds, kind)).join(', ');

/** What each rule says, in a line. */
const words: { [Name in keyof BookingRules]: (value: BookingRules[Name]) => string } = {
  openingHours: (hours) => inLine(hours.map(({ days, hours: times }) => `${days} ${times}`)),
  holidays: ({ observed, own, areClosed }) => {
    const missing = holidays.filter((one: Holiday) => !observed.includes(one));
    return inLine([
      ...(missing.length === 0 ? [] : [t.notKept(missing.map(holidayName).join(', '))]),
      ...own.map(({ day, name }) => `${showDay(day)} ${name}`),
      ...(areClosed ? [t.closed] : []),
    ]);
  },
  blockedDates: (ranges) =>
    inLine(ranges.map(({ from, to, kinds }) => `${showSpan(from, to)} (${kindsOf(kinds)})`)),
  bookableMonths: String,
  quoteValidDays: String,
};

const isRule = (name: string): name is keyof BookingRules => Object.hasOwn(words, name);

/** The value of a rule in a line. */
export const ruleWords = (name: string, value: unknown): string =>
  isRule(name) && value !== undefined
    ? (words[name] as (value: unknown) => string)(value)
    : texts.kept.none;

/** What a field of a rule is called, by its path: `blockedDates[0].from`. */
export const ruleLabel = (path: string): string =>
  wordOf(
    { ...t.names, days: t.first, hours: t.opens, from: t.from, to: t.to, day: t.day, name: t.name },
    path.replace(/^.*\./, ''),
  );

/** What a rule is called. */
export const ruleName = (name: string): string => wordOf(t.names, name);
