import * as yup from 'yup';
import {
  checkbox,
  day,
  email,
  emails,
  language,
  phone,
  postalCode,
  text,
} from '../fields/fields.ts';

/** A client of the company (docs/product/records.md). */
export const clientSchema = yup.object({
  sinceTs: day('Client since', { readOnly: true, excludedOnCreate: true }),
  fullName: text('Name'),
  companyName: text('Company'),
  email: email('Email'),
  ccEmails: emails('CC emails'),
  phoneNumber: phone('Phone'),
  address: text('Address'),
  city: text('City'),
  postalCode: postalCode('Postal code'),
  language: language('Language'),
  sendInvoiceToSelf: checkbox('Send invoice to self'),
});

export type Client = yup.InferType<typeof clientSchema>;
