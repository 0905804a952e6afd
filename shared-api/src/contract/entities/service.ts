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

/** Service states; every transition is allowed (docs/product/behaviour.md). */
export const serviceStatuses = ['Scheduled', 'Complete', 'Cancelled'] as const;

/** A job at an address on a day (docs/product/records.md). */
export const serviceSchema = yup
  .object({
    clientId: record('clients', ['companyName', 'fullName']),
    employeeId: record('employees', ['fullName']),
    type: select(categories),
    serviceStatus: select(serviceStatuses),
    dateTs: dateTime({ excludedOnCreate: true }),
    address: text(),
    city: text(),
    postalCode: postalCode(),
    price: money({ min: 0 }),
    empCost: money({ min: 0 }),
    hours: number({ min: 0, max: longestHours }),
    lineData: text(),
    instructions: longText(),
  })
  .meta({ labels: 'services' });

export type Service = yup.InferType<typeof serviceSchema>;

/** Values derived or maintained by the server. */
export const serviceDerived = answer.object({
  quoteId: answer.number().nullable(),
  quoteNumber: answer.number().nullable(),
  contractId: answer.number().nullable(),
  isContract: answer.flag(),
  /** Whether its contract is billed by the month: then it needs no price of its own. */
  isMonthly: answer.flag(),
  invoiceId: answer.number().nullable(),
  invoiceNumber: answer.number().nullable(),
  /** Unique code shown on the schedule: `S-000123`. */
  serviceCode: answer.text(),
  employeeName: answer.text().nullable(),
  /** The client's company name, or the person's name if there is no company. */
  clientName: answer.text().nullable(),
});
