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
import { visitTimes } from '../site/visitLimits.ts';

export const leadSources = ['Contact', 'Quote', 'Visit'] as const;

/** A lead is new until somebody makes a client or quote from it, or closes it. */
export const leadStatuses = ['New', 'Handled', 'Closed'] as const;

/**
 * A contact message, quote request or request for a visit that has not been handled yet (docs/product/README.md
 * "Words").
 */
export const leadSchema = yup
  .object({
    dateTs: day({ readOnly: true, excludedOnCreate: true }),
    name: text(),
    email: email(),
    phone: phone(),
    language: language(),
    address: text(),
    postalCode: postalCode(),
    subject: text(),
    message: longText(),
    requestDateTs: day({ excludedOnCreate: true }),
    requestTime: select(visitTimes),
    source: select(leadSources, { readOnly: true }),
    status: select(leadStatuses),
    quoteId: record('quotes', ['number', 'email'], { readOnly: true }),
  })
  .meta({ labels: 'leads' });

export type Lead = yup.InferType<typeof leadSchema>;
