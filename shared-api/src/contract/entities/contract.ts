import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import {
  checkbox,
  day,
  longText,
  money,
  number,
  postalCode,
  record,
  text,
} from '../fields/fields.ts';
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
export const contractSchema = yup.object({
  sinceTs: day('Contract since', { readOnly: true, excludedOnCreate: true }),
  isActive: checkbox('Active'),
  autoBill: checkbox('Auto bill'),
  isMonthly: checkbox('Monthly'),
  clientId: record('Client', 'clients', ['companyName', 'fullName']),
  employeeId: record('Employee', 'employees', ['fullName']),
  address: text('Address'),
  city: text('City'),
  postalCode: postalCode('Postal code'),
  price: money('Price', { min: 0 }),
  empCost: money('Cost', { min: 0 }),
  hours: number('Hours', { min: 0, max: longestHours }),
  lineData: text('Invoice Item Name'),
  instructions: longText('Instructions'),
  monday: checkbox('Monday'),
  tuesday: checkbox('Tuesday'),
  wednesday: checkbox('Wednesday'),
  thursday: checkbox('Thursday'),
  friday: checkbox('Friday'),
  saturday: checkbox('Saturday'),
  sunday: checkbox('Sunday'),
});

export type Contract = yup.InferType<typeof contractSchema>;

/** Derived values shown in lists. */
export const contractDerived = answer.object({
  /** Price minus cost; null if either is missing. */
  profit: answer.number().nullable(),
  /** Abbreviated weekdays: `Mon, Wed`. */
  days: answer.text(),
  companyName: answer.text().nullable(),
  employeeName: answer.text().nullable(),
});
