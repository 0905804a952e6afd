import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { record } from '../fields/fields.ts';
import { fault } from '../messages/faults.ts';

/**
 * What becomes of services to come when their contract changes, by kind:
 * - `fitting`: on a day that the contract still has;
 * - `dropped`: on a day that it has no more;
 * - `apart`: moved by hand, or left from an earlier change on a day that is not the contract's.
 */
export const serviceGroups = ['fitting', 'dropped', 'apart'] as const;
export type ServiceGroup = (typeof serviceGroups)[number];

export const serviceChoices = ['keep', 'change', 'cancel'] as const;
export type ServiceChoice = (typeof serviceChoices)[number];

/** What is done where a person chooses nothing else. */
export const usualChoices: Readonly<Record<ServiceGroup, ServiceChoice>> = {
  fitting: 'change',
  dropped: 'cancel',
  apart: 'keep',
};

/** Why a service to come stays as it is, whatever is chosen. */
export const stayReasons = ['complete', 'billed', 'started'] as const;
export type StayReason = (typeof stayReasons)[number];

/** Fields of a contract as they are typed, as an update sends them. */
const typedFields = () =>
  yup.object().strict().required(fault('missing')) as unknown as yup.ObjectSchema<
    Record<string, unknown>
  >;

const version = () =>
  yup.number().strict().required(fault('notBasedOn')).integer(fault('notBasedOn'));

export const contractPreviewSchema = yup
  .object({ version: version(), fields: typedFields() })
  .meta({ labels: 'contractChange' });

const longestMark = 64;

const choice = () =>
  yup
    .string<ServiceChoice>()
    .strict()
    .required(fault('missing'))
    .oneOf([...serviceChoices], fault('notAmong', { options: serviceChoices }));

export const contractChangeSchema = yup
  .object({
    version: version(),
    fields: typedFields(),
    ...({ fitting: choice(), dropped: choice(), apart: choice() } satisfies Record<
      ServiceGroup,
      unknown
    >),
    /** Of the preview that was looked at; without it what is stored by then counts. */
    mark: yup
      .string()
      .strict()
      .max(longestMark, fault('tooLong', { most: longestMark })),
  })
  .meta({ labels: 'contractChange' });

/** A service to come as it is now, and what it would be changed to. */
const comingService = answer.object({
  /** Null of one that is still to be made. */
  id: answer.number().nullable(),
  /** By the company's clock, `YYYY-MM-DDTHH:MM`. */
  at: answer.text(),
  employeeName: answer.text().nullable(),
  /** Dollars before tax; null where its month is billed as a whole, or no price is set. */
  price: answer.number().nullable(),
  /** Whether its month is billed as a whole. */
  isMonthly: answer.flag(),
});
export type ComingService = yup.InferType<typeof comingService>;

const changedService = comingService.shape({
  next: answer.object({
    at: answer.text(),
    employeeName: answer.text().nullable(),
    price: answer.number().nullable(),
    isMonthly: answer.flag(),
  }),
});
export type ChangedService = yup.InferType<typeof changedService>;

/** What saving would do to the services to come. */
export const contractPreviewAnswer = answer.object({
  /** Whether there is anything to decide or to tell. */
  isNeeded: answer.flag(),
  /** Fields of the contract that its services take over. */
  changes: answer.list(answer.text()),
  fitting: answer.list(changedService),
  dropped: answer.list(changedService),
  apart: answer.list(changedService),
  added: answer.list(comingService),
  staying: answer.list(comingService.shape({ reason: answer.oneOf(stayReasons) })),
  /** Tells this preview from one after a change of the services. */
  mark: answer.text(),
});
export type ContractPreview = yup.InferType<typeof contractPreviewAnswer>;

export const contractChangedAnswer = answer.object({
  message: answer.text(),
  /** By which it is taken back; null where only the contract was changed. */
  changeId: answer.number().nullable(),
});

/** Input for looking at the next visits of a contract before it is saved. */
export const nextVisitsSchema = yup
  .object({
    /** The stored contract; null for one that is not saved yet. */
    id: record('contracts', ['companyName']),
    fields: typedFields(),
  })
  .meta({ labels: 'contractChange' });

export const nextVisitsAnswer = answer.object({
  visits: answer.list(answer.object({ at: answer.text() })),
  /** Holidays before the last of these visits on which there would be one. */
  skipped: answer.list(answer.object({ day: answer.text(), holiday: answer.text() })),
});
export type NextVisits = yup.InferType<typeof nextVisitsAnswer>;
