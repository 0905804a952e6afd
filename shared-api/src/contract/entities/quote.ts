import * as yup from 'yup';
import {
  checkbox,
  day,
  longText,
  money,
  number,
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
export const quoteSchema = yup.object({
  number: number('Number', { readOnly: true, excludedOnCreate: true }),
  sinceTs: day('Created on', { readOnly: true, excludedOnCreate: true }),
  clientId: record('Client', 'clients', ['companyName', 'fullName']),
  projectTitle: text('Project title'),
  email: select('Email', { from: 'company.quoteEmails' }),
  notes: longText('Notes'),
  scope: table('Scope', { columns: ['Item', 'Description'] }),
  price: money('Price', { min: 0 }),
  laborCost: money('Labor cost', { min: 0 }),
  materialCost: money('Material cost', { min: 0 }),
  lineData: table('Line items', { holdsAmounts: true }),
  gDriveLink: url('Google Drive link', { excludedOnCreate: true }),
  additionalPages: longText('Additional pages'),
  hasFiles: checkbox('Has files'),
  requestDateTs: day('Requested for', { excludedOnCreate: true }),
  dateTs: day('Date', { excludedOnCreate: true }),
  category: text('Category'),
  type: text('Type'),
});

export type Quote = yup.InferType<typeof quoteSchema>;
