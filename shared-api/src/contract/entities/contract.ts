import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import {
  checkbox,
  choiceOf,
  day,
  longText,
  money,
  number,
  plannedDay,
  postalCode,
  record,
  text,
  time,
} from '../fields/fields.ts';
import { contractStates, monthWeeks, repeats } from './contractRepeat.ts';
import { longestHours } from './hours.ts';

/** The weekdays on which a contract's services recur, Monday first. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** The agreement from which services recur (docs/product/records.md). */
export const contractSchema = yup
  .object({
    sinceTs: day({ readOnly: true, excludedOnCreate: true }),
    isActive: checkbox(),
    autoBill: checkbox(),
    isMonthly: checkbox(),
    clientId: record('clients', ['companyName', 'fullName']),
    employeeId: record('employees', ['fullName']),
    address: text(),
    city: text(),
    postalCode: postalCode(),
    price: money({ min: 0 }),
    empCost: money({ min: 0 }),
    hours: number({ min: 0, max: longestHours }),
    lineData: text(),
    instructions: longText(),
    monday: checkbox(),
    tuesday: checkbox(),
    wednesday: checkbox(),
    thursday: checkbox(),
    friday: checkbox(),
    saturday: checkbox(),
    sunday: checkbox(),
    startTime: time(),
    repeat: choiceOf(repeats),
    monthWeek: choiceOf(monthWeeks),
    firstDay: plannedDay(),
    lastDay: plannedDay(),
    pausedFrom: plannedDay(),
    pausedUntil: plannedDay(),
    skipHolidays: checkbox(),
  })
  .meta({ labels: 'contracts' });

export type Contract = yup.InferType<typeof contractSchema>;

/** Derived values shown in lists. */
export const contractDerived = answer.object({
  /** Price minus cost; null if either is missing. */
  profit: answer.number().nullable(),
  /** Abbreviated weekdays: `Mon, Wed`. */
  days: answer.text(),
  /** Where it stands today. */
  state: answer.oneOf(contractStates),
  companyName: answer.text().nullable(),
  employeeName: answer.text().nullable(),
});
