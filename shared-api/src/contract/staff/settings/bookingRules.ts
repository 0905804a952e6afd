import * as yup from 'yup';
import type { Company } from '../../company/company.ts';
import { holidays, usualHolidays } from '../../company/holidays.ts';
import { daysNotation, hoursNotation } from '../../company/openingHours.ts';
import * as answer from '../../fields/answers.ts';
import { isDay } from '../../fields/isDay.ts';
import { basedOn } from '../../fields/requestFields.ts';
import { fault, unknownField } from '../../messages/faults.ts';
import { quoteKindNames } from '../../quotes/kinds.ts';
import { hoursOverlap, isClosedBefore } from './openingHourRules.ts';
import { settingsAnswer, settingsEntry } from './settings.ts';

/** What is booked on a day: the kinds of quotes, and visits for a price. */
export const bookingKinds = [...quoteKindNames, 'visit'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** The most rows of a kind. */
export const mostRows = { openingHours: 7, blockedDates: 100, holidays: 100 };

/** How far ahead can be booked and how long a quote holds where nothing is said (docs/product/limits.md). */
const usual = { bookableMonths: 24, quoteValidDays: 30 };

const line = () => yup.string().strict().typeError(fault('missing')).required(fault('missing'));
const day = () =>
  line().test('day', fault('notDay'), (value) => value === '' || (isDay(value) && value >= '1900'));

const whole = (most: number) =>
  yup
    .number()
    .strict()
    .typeError(fault('notWholeUpTo', { most }))
    .required(fault('notWholeUpTo', { most }))
    .integer(fault('notWholeUpTo', { most }))
    .min(1, fault('notWholeUpTo', { most }))
    .max(most, fault('notWholeUpTo', { most }));

const row = <Shape extends yup.ObjectShape>(shape: Shape) =>
  yup.object(shape).noUnknown(unknownField).required(fault('missing'));

const rows = <Row extends yup.AnyObject>(of: yup.ISchema<Row>, most: number) =>
  yup
    .array(of)
    .strict()
    .typeError(fault('missing'))
    .required(fault('missing'))
    .max(most, fault('manyRows', { most }));

const some = <Value extends string>(values: readonly Value[]) =>
  yup
    .array(
      yup
        .string<Value>()
        .strict()
        .required(fault('missing'))
        .oneOf([...values], fault('notAmong', { options: values })),
    )
    .strict()
    .typeError(fault('missing'))
    .required(fault('missing'));

const openingHours = rows(
  row({
    days: line().matches(daysNotation, {
      message: fault('notOpeningDays'),
      excludeEmptyString: true,
    }),
    hours: line()
      .matches(hoursNotation, { message: fault('notOpeningHours'), excludeEmptyString: true })
      .test('order', fault('closesBeforeOpening'), (hours) => !isClosedBefore(hours)),
  }),
  mostRows.openingHours,
)
  .min(1, fault('missing'))
  .test('once', (hours, { createError, path }) => {
    const found = hoursOverlap(hours);
    if (!found) return true;
    return createError({
      path: `${path}[${found.row}].days`,
      message: fault('openingDayTwice', { day: found.day }),
    });
  });

const blockedDates = rows(
  row({
    from: day(),
    to: day().test('order', fault('endsBeforeStart'), (to, { parent }) => {
      const { from } = parent as { from?: unknown };
      return typeof from !== 'string' || !isDay(from) || !isDay(to) || from <= to;
    }),
    kinds: some(bookingKinds).min(1, fault('noBlockedKinds')),
  }),
  mostRows.blockedDates,
);

const holidayRules = row({
  observed: some(holidays),
  own: rows(
    row({ day: day(), name: line().max(60, fault('tooLong', { most: 60 })) }),
    mostRows.holidays,
  ).test('once', (days, { createError, path }) => {
    const seen = days.map((one) => one.day);
    const twice = seen.findIndex((one, at) => one !== '' && seen.indexOf(one) !== at);
    if (twice === -1) return true;
    return createError({ path: `${path}[${twice}].day`, message: fault('holidayTwice') });
  }),
  areClosed: yup.boolean().strict().typeError(fault('notFlag')).required(fault('notFlag')),
});

/** Opening hours, holidays, dates without bookings and rules of quotes, as the office sets them. */
export const bookingRulesSchema = yup
  .object({
    version: basedOn(),
    openingHours,
    holidays: holidayRules,
    blockedDates,
    bookableMonths: whole(120),
    quoteValidDays: whole(365),
  })
  .strict()
  .noUnknown(unknownField)
  .required(fault('missing'))
  .meta({ labels: 'bookingRules' });

export type BookingRulesChange = yup.InferType<typeof bookingRulesSchema>;
export type BookingRules = Omit<BookingRulesChange, 'version'>;

const rulesAnswer = {
  openingHours: answer.list(answer.object({ days: answer.text(), hours: answer.text() })),
  holidays: answer.object({
    observed: answer.list(answer.oneOf(holidays)),
    own: answer.list(answer.object({ day: answer.text(), name: answer.text() })),
    areClosed: answer.flag(),
  }),
  blockedDates: answer.list(
    answer.object({ from: answer.text(), to: answer.text(), kinds: answer.list(answer.text()) }),
  ),
  bookableMonths: answer.number(),
  quoteValidDays: answer.number(),
};

export const bookingRulesAnswer = settingsAnswer(rulesAnswer);
export type BookingRulesAnswer = yup.InferType<typeof bookingRulesAnswer>;
export const bookingRulesEntry = settingsEntry(rulesAnswer);

/** What saving the rules would reach: visits that are planned on days that become free of work. */
export const bookingReachAnswer = answer.object({
  days: answer.list(
    answer.object({
      from: answer.text(),
      to: answer.text(),
      /** A holiday's code or name; null for dates without bookings. */
      holiday: answer.text().nullable(),
      /** Services that are planned then. */
      visits: answer.number(),
      /** Those of them that belong to contracts which leave out holidays. */
      ofSkipping: answer.number(),
    }),
  ),
});
export type BookingReach = yup.InferType<typeof bookingReachAnswer>;

/** The part of a company that these rules are. */
export const rulesOf = ({
  openingHours: hours,
  holidays: { observed, own, areClosed } = {
    observed: [...usualHolidays.observed],
    own: [],
    areClosed: false,
  },
  blockedDates: blocked,
  bookableMonths = usual.bookableMonths,
  quoteValidDays = usual.quoteValidDays,
}: Company): BookingRules => ({
  openingHours: hours,
  holidays: { observed, own, areClosed },
  // A file may name other kinds, which nothing is booked by.
  blockedDates: blocked.map((one) => ({
    ...one,
    kinds: bookingKinds.filter((kind) => one.kinds.includes(kind)),
  })),
  bookableMonths,
  quoteValidDays,
});
