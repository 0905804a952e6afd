import * as yup from 'yup';
import {
  day,
  email,
  language,
  longText,
  phone,
  postalCode,
  record,
  select,
  text,
} from '../fields/fields.ts';
import { visitTimes } from '../site/visit.ts';

export const leadSources = ['Contact', 'Quote', 'Visit'] as const;

/** A lead is new until somebody makes a client or quote from it, or closes it. */
export const leadStatuses = ['New', 'Handled', 'Closed'] as const;

/**
 * A contact message, quote request or request for a visit that has not been handled yet (docs/product/README.md
 * "Words").
 */
export const leadSchema = yup.object({
  dateTs: day('Date', { readOnly: true, excludedOnCreate: true }),
  name: text('Name'),
  email: email('Email'),
  phone: phone('Phone'),
  language: language('Language'),
  address: text('Address'),
  postalCode: postalCode('Postal code'),
  subject: text('Subject'),
  message: longText('Message'),
  requestDateTs: day('Requested for', { excludedOnCreate: true }),
  requestTime: select('Requested time', visitTimes),
  source: select('Source', leadSources, { readOnly: true }),
  status: select('Status', leadStatuses),
  quoteId: record('Quote', 'quotes', ['number', 'email'], { readOnly: true }),
});

export type Lead = yup.InferType<typeof leadSchema>;
