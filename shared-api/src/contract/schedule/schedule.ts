import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import * as answer from '../fields/answers.ts';
import { uuid } from '../values/uuid.ts';

/** A service of today, as shown on an employee's schedule (docs/product/records.md). */
export const scheduleEntry = answer.object({
  serviceCode: answer.text(),
  companyName: answer.text().nullable(),
  clientName: answer.text().nullable(),
  phoneNumber: answer.text().nullable(),
  /** Local time at the company, `YYYY-MM-DDTHH:MM`. */
  dateTs: answer.text().nullable(),
  address: answer.text(),
  city: answer.text(),
  /** What is to be done, as the invoice names it. */
  lineData: answer.text(),
  instructions: answer.text(),
  isContract: answer.flag(),
  serviceStatus: answer.text(),
  /** Whether the employee has marked it as started. */
  isStarted: answer.flag(),
});

export type ScheduleEntry = yup.InferType<typeof scheduleEntry>;

export const marks = ['started', 'complete'] as const;

/** A mark to set. The key makes it idempotent, so it can be resent safely. */
export const markSchema = yup.object({
  serviceCode: yup
    .string()
    .strict()
    .required(fault('missing'))
    .matches(/^S-\d{6,9}$/, { message: fault('notServiceCode') }),
  mark: yup
    .string()
    .strict()
    .required(fault('missing'))
    .oneOf([...marks], fault('notAmong', { options: marks })),
  key: yup
    .string()
    .strict()
    .required(fault('missing'))
    .matches(uuid, { message: fault('notUuid') }),
  markedAt: yup
    .number()
    .strict()
    .required(fault('missing'))
    .integer(fault('notSeconds'))
    .positive(fault('notSeconds'))
    .max(4_102_444_800, fault('notSeconds')),
});

export type ServiceMark = yup.InferType<typeof markSchema>;
