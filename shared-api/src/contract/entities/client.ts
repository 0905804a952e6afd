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
export const clientSchema = yup
  .object({
    sinceTs: day({ readOnly: true, excludedOnCreate: true }),
    fullName: text(),
    companyName: text(),
    email: email(),
    ccEmails: emails(),
    phoneNumber: phone(),
    address: text(),
    city: text(),
    postalCode: postalCode(),
    language: language(),
    sendInvoiceToSelf: checkbox(),
  })
  .meta({ labels: 'clients' });

export type Client = yup.InferType<typeof clientSchema>;
