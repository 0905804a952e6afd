import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import { isEmailAddress } from '../values/emailAddress.ts';
import { isFilled } from '../values/isFilled.ts';
import { freePhone, longText, text } from '../fields/fields.ts';

/** A contact form submission (docs/product/pages.md "Contact", docs/product/records.md). */
export const contactSchema = yup
  .object({
    name: text().defined(fault('missing')),
    email: text().required(fault('notEmail')).test('email', fault('notEmail'), isEmailAddress),
    subject: text().defined(fault('missing')),
    phone: freePhone().defined(fault('missing')),
    message: longText().test(
      'blank',
      fault('blankMessage'),
      // A missing message is treated like a blank one.
      isFilled,
    ),
  })
  .meta({ labels: 'contact' });

export type ContactRequest = yup.InferType<typeof contactSchema>;
