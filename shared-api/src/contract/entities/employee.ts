import * as yup from 'yup';
import { day, email, phone, text } from '../fields/fields.ts';

/** Somebody who does services (docs/product/records.md). */
export const employeeSchema = yup.object({
  sinceTs: day('Employee since', { readOnly: true, excludedOnCreate: true }),
  fullName: text('Name'),
  email: email('Email'),
  phoneNumber: phone('Phone'),
  // Given by the server and sent to Admins alone; the schedule's address holds it.
  secret: text('Secret', { readOnly: true, excludedOnCreate: true, isHidden: true }),
});

export type Employee = yup.InferType<typeof employeeSchema>;
