import * as yup from 'yup';
import * as fields from '../fields/fields.ts';
import { table } from '../fields/table.ts';

/** A schema with a field of every kind. */
export const sampleFields = yup.object({
  sinceTs: fields.day('Since', { readOnly: true, excludedOnCreate: true }),
  name: fields.text('Name'),
  notes: fields.longText('Notes'),
  email: fields.email('Email'),
  phone: fields.phone('Phone'),
  link: fields.url('Link'),
  price: fields.money('Price'),
  hours: fields.number('Hours'),
  dateTs: fields.day('Date', { excludedOnCreate: true }),
  startTs: fields.dateTime('Start'),
  isActive: fields.checkbox('Active'),
  type: fields.select('Type', ['Janitorial', 'Contracting']),
  sender: fields.select('Sender', { from: 'company.quoteEmails' }),
  clientId: fields.record('Client', 'clients', ['companyName', 'fullName']),
  lines: table('Lines', { columns: ['Item', 'Description'] }),
});
