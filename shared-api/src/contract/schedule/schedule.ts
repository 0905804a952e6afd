import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import * as answer from '../fields/answers.ts';
import { uuid } from '../values/uuid.ts';

/** One of today's services, as the schedule shows it (docs/product/records.md). */
export const scheduleEntry = answer.object({
  serviceCode: answer.text(),
  companyName: answer.text().nullable(),
  clientName: answer.text().nullable(),
  phoneNumber: answer.text().nullable(),
  /** By the company's clock, `YYYY-MM-DDTHH:MM`. */
  dateTs: answer.text().nullable(),
  address: answer.text(),
  city: answer.text(),
  instructions: answer.text(),
  isContract: answer.flag(),
  serviceStatus: answer.text(),
  /** Whether its employee has marked it as started. */
  isStarted: answer.flag(),
});

export type ScheduleEntry = yup.InferType<typeof scheduleEntry>;

/** What an employee can mark. */
export const marks = ['started', 'complete'] as const;

/** A mark on the schedule; the key makes it count once, however often it is sent. */
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
