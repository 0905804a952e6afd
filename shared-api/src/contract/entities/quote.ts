import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { periods } from '../quotes/period.ts';
import { quoteStates } from '../quotes/office/quoteState.ts';
import {
  checkbox,
  day,
  longText,
  money,
  number,
  plannedDay,
  record,
  select,
  text,
  url,
} from '../fields/fields.ts';
import { table } from '../fields/table.ts';

/**
 * A numbered offer with a price (docs/product/records.md). Instant quotes are stored as such too,
 * with category, type, lines and requested day filled in by the server.
 */
export const quoteSchema = yup
  .object({
    number: number({ readOnly: true, excludedOnCreate: true }),
    sinceTs: day({ readOnly: true, excludedOnCreate: true }),
    clientId: record('clients', ['companyName', 'fullName']),
    projectTitle: text(),
    email: select({ from: 'company.quoteEmails' }),
    notes: longText(),
    scope: table({ columns: ['item', 'description'] }),
    // Subtotal and tax follow from the price, which is the total with tax.
    subTotal: money({ readOnly: true }),
    tax: money({ readOnly: true }),
    price: money({ min: 0 }),
    laborCost: money({ min: 0 }),
    materialCost: money({ min: 0 }),
    lineData: table({ holdsAmounts: true }),
    gDriveLink: url({ excludedOnCreate: true }),
    additionalPages: longText(),
    hasFiles: checkbox(),
    requestDateTs: plannedDay({ excludedOnCreate: true }),
    /** Last day of the price; empty if none was named. */
    validUntil: day({ excludedOnCreate: true }),
    dateTs: plannedDay({ excludedOnCreate: true }),
    category: text(),
    type: text(),
  })
  .meta({ labels: 'quotes' });

/** Values derived or maintained by the server. */
export const quoteDerived = answer.object({
  /** What the price is for; null if it is for the whole of the work. */
  period: answer.oneOf(periods).nullable(),
  /** The day on which the client accepted it. */
  acceptedOn: answer.text().nullable(),
  /** As it is called in lists and documents; null where it has no client. */
  clientName: answer.text().nullable(),
  /** The address of whoever asked for it on the site. */
  askedBy: answer.text().nullable(),
  state: answer.oneOf(quoteStates),
  /** Received on it before an invoice, in dollars. */
  received: answer.number(),
  /** The id of its newest invoice that is still a draft; null where it has none. */
  draftInvoice: answer.number().nullable(),
});

export type Quote = yup.InferType<typeof quoteSchema>;
