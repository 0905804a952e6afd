import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { day, text } from '../fields/fields.ts';
import { fault, unknownField } from '../messages/faults.ts';

/** Working hours and leave of employees (docs/product/office.md "An employee"). Times are `HH:MM`. */

/** When somebody works on a weekday; null on a day off. */
export const workingDay = answer.object({ begins: answer.text(), ends: answer.text() }).nullable();
export type WorkingDay = yup.InferType<typeof workingDay>;

/** The usual hours, from Monday to Sunday: those of employees for whom nobody has set any. */
export const usualHours: readonly WorkingDay[] = [
  ...Array.from({ length: 5 }, () => ({ begins: '08:00', ends: '17:00' })),
  null,
  null,
];

/** From the first to the last day, with a word like "Vacation", which may be empty. */
export const leaveSpan = answer.object({
  from: answer.text(),
  until: answer.text(),
  word: answer.text(),
});
export type LeaveSpan = yup.InferType<typeof leaveSpan>;

/** Most characters of a leave's word, and days from its first to its last. */
export const leaveLimits = { word: 60, days: 731 };

/** A time of day, `HH:MM`. */
export const clock = () =>
  yup
    .string()
    .strict()
    .typeError(fault('notClock'))
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: fault('notClock') });

const typedDay = yup
  .object({
    begins: clock().required(fault('notClock')),
    ends: clock().required(fault('notClock')),
  })
  .strict()
  .noUnknown(unknownField)
  .nullable()
  .typeError(fault('notWeek'))
  .test(
    'order',
    fault('endsTooSoon'),
    (value) => !value || !value.begins || !value.ends || value.begins < value.ends,
  );

/** The hours of a week, seven days from Monday; null in place of them for the usual ones. */
export const workingHoursSchema = yup
  .object({
    days: yup
      .array(typedDay.defined(fault('notWeek')))
      .strict()
      .typeError(fault('notWeek'))
      .defined(fault('notWeek'))
      .nullable()
      .test('seven', fault('notWeek'), (days) => !days || days.length === 7),
  })
  .meta({ labels: 'workingHours' });

/** Leave that is written down. */
export const leaveSchema = yup
  .object({
    from: day().required(fault('missing')),
    until: day()
      .required(fault('missing'))
      .test('order', fault('endsTooEarly'), (until, { parent }) => {
        const { from } = parent as { from?: string };
        return !from || !until || from <= until;
      })
      .test('length', fault('leaveTooLong', { most: leaveLimits.days }), (until, { parent }) => {
        const { from } = parent as { from?: string };
        const days = (Date.parse(until) - Date.parse(from ?? '')) / 86_400_000;
        return !(days >= leaveLimits.days);
      }),
    word: text().max(leaveLimits.word, fault('tooLong', { most: leaveLimits.word })),
  })
  .meta({ labels: 'leave' });
export type Leave = yup.InferType<typeof leaveSchema>;

/** When an employee works, and is on leave from the year before on. */
export const workingHoursAnswer = answer.object({
  /** Whether the usual hours apply. */
  isUsual: answer.flag(),
  days: answer.list(workingDay),
  leave: answer.list(
    answer.object({
      id: answer.number(),
      from: answer.text(),
      until: answer.text(),
      word: answer.text(),
      /** Scheduled services that fall into it. */
      services: answer.number(),
    }),
  ),
});
export type WorkingHours = yup.InferType<typeof workingHoursAnswer>;
