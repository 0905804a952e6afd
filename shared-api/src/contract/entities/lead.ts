import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import {
  day,
  email,
  language,
  longText,
  phone,
  plannedDay,
  postalCode,
  record,
  select,
  text,
} from '../fields/fields.ts';
import { visitTimes } from '../site/visitLimits.ts';

export const leadSources = ['Contact', 'Quote', 'Visit'] as const;

/** A lead is new until somebody answers it, makes a client or quote from it, or closes it. */
export const leadStatuses = ['New', 'Handled', 'Closed'] as const;

/** Why a lead came to nothing. */
export const leadCloseReasons = [
  'noAnswer',
  'tooExpensive',
  'otherCompany',
  'notOurWork',
  'tooFar',
  'duplicate',
  'spam',
  'other',
] as const;

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
    requestDateTs: plannedDay({ excludedOnCreate: true }),
    requestTime: select(visitTimes),
    source: select(leadSources, { readOnly: true }),
    status: select(leadStatuses),
    closeReason: select(leadCloseReasons, { excludedOnCreate: true }),
    closeNote: text({ excludedOnCreate: true }),
    clientId: record('clients', ['companyName', 'fullName'], { excludedOnCreate: true }),
    quoteId: record('quotes', ['number', 'email'], { readOnly: true }),
  })
  .meta({ labels: 'leads' });

/**
 * Whether a change leaves a lead closed without a reason. One that was closed before reasons were asked for
 * stays as it is.
 */
export function lacksCloseReason(
  before: Readonly<Record<string, unknown>>,
  changed: Readonly<Record<string, unknown>>,
): boolean {
  const isAbout = Object.hasOwn(changed, 'status') || Object.hasOwn(changed, 'closeReason');
  const { status, closeReason } = { ...before, ...changed };
  return isAbout && status === 'Closed' && closeReason === '';
}

/** When a lead came, and when somebody first answered it. */
export const leadDerived = answer.object({
  /** ISO 8601; null for one of which the day alone is known. */
  arrivedAt: answer.text().nullable(),
  answeredAt: answer.text().nullable(),
});

export type Lead = yup.InferType<typeof leadSchema>;
