import * as yup from 'yup';
import * as fields from '../fields/fields.ts';
import { table } from '../fields/table.ts';

/** A schema with a field of every kind. */
export const sampleFields = yup.object({
  sinceTs: fields.day({ readOnly: true, excludedOnCreate: true }),
  name: fields.text(),
  notes: fields.longText(),
  email: fields.email(),
  phone: fields.phone(),
  link: fields.url(),
  price: fields.money(),
  hours: fields.number(),
  dateTs: fields.day({ excludedOnCreate: true }),
  startTs: fields.dateTime(),
  startTime: fields.time(),
  repeat: fields.choiceOf(['weekly', 'monthly']),
  isActive: fields.checkbox(),
  type: fields.select(['Janitorial', 'Contracting']),
  sender: fields.select({ from: 'company.quoteEmails' }),
  clientId: fields.record('clients', ['companyName', 'fullName']),
  lines: table({ columns: ['item', 'description'] }),
});

/** What the messages about them call these fields. */
export const sampleLabels = {
  sinceTs: 'Since',
  name: 'Name',
  notes: 'Notes',
  email: 'Email',
  phone: 'Phone',
  link: 'Link',
  price: 'Price',
  hours: 'Hours',
  dateTs: 'Date',
  startTs: 'Start',
  startTime: 'Start time',
  repeat: 'Repeat',
  isActive: 'Active',
  type: 'Type',
  sender: 'Sender',
  clientId: 'Client',
  lines: 'Lines',
};
