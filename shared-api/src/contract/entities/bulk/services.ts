import * as yup from 'yup';
import * as answer from '../../fields/answers.ts';
import { record } from '../../fields/fields.ts';
import { onceKey } from '../../fields/requestFields.ts';
import { fault } from '../../messages/faults.ts';
import { isBoardDay, boardDays, moveWarnings } from '../../schedule/board.ts';
import { lookedAt, selection } from './selection.ts';

/** What can be done with many services at once. */
export const serviceBulkActions = ['assign', 'move', 'complete'] as const;
export type ServiceBulkAction = (typeof serviceBulkActions)[number];

/** Why a service is left as it is. */
export const serviceSkipReasons = [
  'gone',
  'changed',
  'complete',
  'cancelled',
  'same',
  'undated',
  ...moveWarnings,
] as const;
export type ServiceSkipReason = (typeof serviceSkipReasons)[number];

const change = () => ({
  action: yup
    .string<ServiceBulkAction>()
    .strict()
    .required(fault('missing'))
    .oneOf(serviceBulkActions, fault('notAmong', { options: serviceBulkActions })),
  /** Whom services are assigned to; null for nobody. */
  employeeId: record('employees', ['fullName']),
  /** The day that services are moved to, each at its time. */
  day: yup
    .string()
    .strict()
    .typeError(fault('notBoardDay', boardDays))
    .nullable()
    .default(null)
    .when('action', {
      is: 'move',
      then: (day) => day.required(fault('missing')),
    })
    .test('day', fault('notBoardDay', boardDays), (day) => isBoardDay(day ?? boardDays.first)),
  /**
   * Also those that then clash, or lie in leave or outside of working hours. Without it those are left; of several that clash
   * with each other alone, the first one is changed.
   */
  force: yup.boolean().strict().typeError(fault('notFlag')).default(false),
});

/** Input for looking at a change of many services before it is made. */
export const serviceBulkPreviewSchema = yup
  .object({ ...change(), ...selection() })
  .meta({ labels: 'bulk' });
export type ServiceBulkPreview = yup.InferType<typeof serviceBulkPreviewSchema>;

/** Input for changing many services at once. */
export const serviceBulkSchema = yup
  .object({ ...change(), records: lookedAt(), key: onceKey() })
  .meta({ labels: 'bulk' });
export type ServiceBulkRequest = yup.InferType<typeof serviceBulkSchema>;

/** A service as it is called and where it stands. */
const told = {
  id: answer.number(),
  /** S-000123; empty of one that is gone. */
  code: answer.text(),
  clientName: answer.text(),
  address: answer.text(),
  /** By the company's clock, `YYYY-MM-DDTHH:MM`. */
  at: answer.text().nullable(),
  employeeName: answer.text().nullable(),
};

/** The first service that another one would overlap. */
const clash = answer
  .object({
    code: answer.text(),
    clientName: answer.text(),
    address: answer.text(),
    /** By the company's clock, `YYYY-MM-DDTHH:MM`. */
    begins: answer.text(),
    ends: answer.text(),
    /** How many more it would overlap. */
    others: answer.number(),
    /** Whether it is one of those that this change is of. */
    isSelected: answer.flag(),
  })
  .nullable();
export type ServiceClash = yup.InferType<typeof clash>;

export const skippedService = answer.object({
  ...told,
  reason: answer.oneOf(serviceSkipReasons),
  /** What it would clash with, where that is the reason. */
  clash,
});
export type SkippedService = yup.InferType<typeof skippedService>;

const changedService = answer.object({
  ...told,
  version: answer.number(),
  next: answer.object({ at: answer.text().nullable(), employeeName: answer.text().nullable() }),
  /** What it goes against, where that is forced. */
  warnings: answer.list(answer.oneOf(moveWarnings)),
  /** What it clashes with, where that is forced. */
  clash,
});
export type BulkChangedService = yup.InferType<typeof changedService>;

/** What a change would do. */
export const serviceBulkPreviewAnswer = answer.object({
  changed: answer.list(changedService),
  skipped: answer.list(skippedService),
});

/** What a change has done. */
export const serviceBulkAnswer = answer.object({
  message: answer.text(),
  /** By which it is taken back; null where nothing was changed. */
  changeId: answer.number().nullable(),
  changed: answer.number(),
  skipped: answer.list(skippedService),
});
