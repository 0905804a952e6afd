import * as yup from 'yup';
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
    .required('serviceCode is missing.')
    .matches(/^S-\d{6,9}$/, 'serviceCode must be one of the schedule, S-000123 say.'),
  mark: yup
    .string()
    .strict()
    .required('mark is missing.')
    .oneOf([...marks], `mark must be one of: ${marks.join(', ')}.`),
  key: yup.string().strict().required('key is missing.').matches(uuid, 'key must be a UUID.'),
  markedAt: yup
    .number()
    .strict()
    .required('markedAt is missing.')
    .integer('markedAt must be whole seconds.')
    .positive('markedAt must be whole seconds.')
    .max(4_102_444_800, 'markedAt must be whole seconds.'),
});

export type ServiceMark = yup.InferType<typeof markSchema>;
