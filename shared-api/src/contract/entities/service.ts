import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { categories } from '../values/categories.ts';
import {
  dateTime,
  longText,
  money,
  number,
  postalCode,
  record,
  select,
  text,
} from '../fields/fields.ts';
import { longestHours } from './hours.ts';

/** States of a service; any may follow any (docs/product/behaviour.md). */
export const serviceStatuses = ['Scheduled', 'Complete', 'Cancelled'] as const;

/** A job done at an address on a day (docs/product/records.md). */
export const serviceSchema = yup.object({
  clientId: record('Client', 'clients', ['companyName', 'fullName']),
  employeeId: record('Employee', 'employees', ['fullName']),
  type: select('Type', categories),
  serviceStatus: select('Status', serviceStatuses),
  dateTs: dateTime('Date', { excludedOnCreate: true }),
  address: text('Address'),
  city: text('City'),
  postalCode: postalCode('Postal code'),
  price: money('Price', { min: 0 }),
  empCost: money('Cost', { min: 0 }),
  hours: number('Hours', { min: 0, max: longestHours }),
  lineData: text('Invoice Item Name'),
  instructions: longText('Instructions'),
});

export type Service = yup.InferType<typeof serviceSchema>;

/** What belongs to a service besides its fields; worked out or kept by the server. */
export const serviceDerived = answer.object({
  quoteId: answer.number().nullable(),
  quoteNumber: answer.number().nullable(),
  contractId: answer.number().nullable(),
  isContract: answer.flag(),
  invoiceId: answer.number().nullable(),
  invoiceNumber: answer.number().nullable(),
  /** Unique, for the schedule: `S-000123`. */
  serviceCode: answer.text(),
  employeeName: answer.text().nullable(),
  /** The client's company, or name where there is none. */
  clientName: answer.text().nullable(),
});
