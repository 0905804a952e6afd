import * as yup from 'yup';
import { emailMessage, isEmailAddress } from '../values/emailAddress.ts';
import { freePhone, longText, text } from '../fields/fields.ts';

/** What the contact form sends (docs/product/pages.md "Contact", docs/product/records.md). */
export const contactSchema = yup.object({
  name: text('Name').defined('Name is missing.'),
  email: text('Email').required(emailMessage).test('email', emailMessage, isEmailAddress),
  subject: text('Subject').defined('Subject is missing.'),
  phone: freePhone('Phone').defined('Phone is missing.'),
  message: longText('Message').test(
    'blank',
    "Message body can't be blank",
    // Not there at all is as good as blank.
    (message: unknown) => typeof message === 'string' && message.trim() !== '',
  ),
});

export type ContactRequest = yup.InferType<typeof contactSchema>;
