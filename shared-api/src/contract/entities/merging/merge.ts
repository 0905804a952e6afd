import * as yup from 'yup';
import * as answer from '../../fields/answers.ts';
import { basedOn } from '../../fields/requestFields.ts';
import { fault } from '../../messages/faults.ts';
import { entityNames } from '../entityNames.ts';

/** For how many days a merge can be taken back, as a deletion can. */
export const mergeUndoDays = 30;

/** What a client is known by, each decided by itself when two clients become one; an address is decided as a whole. */
export const mergeFields = [
  'fullName',
  'companyName',
  'email',
  'ccEmails',
  'phoneNumber',
  'address',
  'contactRole',
  'language',
  'sendInvoiceToSelf',
  'sinceTs',
] as const;
export type MergeField = (typeof mergeFields)[number];

/** Whose value the kept client has afterwards. */
export const mergeSides = ['kept', 'merged'] as const;
export type MergeSide = (typeof mergeSides)[number];

/** What goes from the merged client to the kept one. */
export const movedKinds = [
  'invoices',
  'payments',
  'credits',
  'refunds',
  'entries',
  'quotes',
  'requests',
  'contracts',
  'services',
  'addresses',
  'contacts',
  'notes',
  'tags',
  'statements',
  'mails',
] as const;
export type MovedKind = (typeof movedKinds)[number];

/** A client who may be the same one. */
const mergeCandidate = answer.object({
  id: answer.number(),
  name: answer.text(),
  email: answer.text(),
  phone: answer.text(),
  sameEmail: answer.flag(),
  samePhone: answer.flag(),
});
export type MergeCandidate = yup.InferType<typeof mergeCandidate>;

/** Clients with the same e-mail or the same ten digits of a phone number. */
export const mergeCandidatesAnswer = answer.results(mergeCandidate);

/** One of the two clients, as it was looked at. */
const mergedOne = answer.object({
  id: answer.number(),
  version: answer.number(),
  name: answer.text(),
});

/** What is owed and held, in dollars. */
const mergeBalance = answer.object({
  owed: answer.number(),
  onAccount: answer.number(),
  held: answer.number(),
  balance: answer.number(),
});
export type MergeBalance = yup.InferType<typeof mergeBalance>;

/** What merging two clients would do. */
export const mergePreviewAnswer = answer.object({
  kept: mergedOne,
  merged: mergedOne,
  /** Those of which at least one has something. */
  fields: answer.list(
    answer.object({
      name: answer.oneOf(mergeFields),
      kept: answer.text(),
      merged: answer.text(),
      take: answer.oneOf(mergeSides),
      /** Whether both have something, and something different. */
      isChoice: answer.flag(),
    }),
  ),
  moved: answer.list(answer.object({ kind: answer.oneOf(movedKinds), count: answer.number() })),
  balances: answer.object({ kept: mergeBalance, merged: mergeBalance, after: mergeBalance }),
});
export type MergePreview = yup.InferType<typeof mergePreviewAnswer>;

/** Input for merging a client into another one: both as they were looked at. */
export const mergeSchema = yup
  .object({
    version: basedOn(),
    otherId: yup.number().strict().required(fault('missing')).integer(fault('missing')),
    otherVersion: basedOn(),
    /** The fields of which the other one's value is kept. */
    takes: yup
      .array(
        yup
          .string<MergeField>()
          .strict()
          .required(fault('missing'))
          .oneOf(mergeFields, fault('notAmong', { options: mergeFields })),
      )
      .strict()
      .required(fault('missing')),
  })
  .meta({ labels: 'merge' });
export type MergeRequest = yup.InferType<typeof mergeSchema>;

export const mergeAnswer = answer.object({ message: answer.text(), mergeId: answer.number() });

/** Why something stands in the way of taking a merge back. */
export const mergeConflictReasons = ['changed', 'gone', 'new'] as const;

/** What stands in the way of taking a merge back. */
const mergeConflict = answer.object({
  /** `fields` and `tags` are the kept client's own. */
  kind: answer.oneOf([...movedKinds, 'fields'] as const),
  /** `changed` and `gone` since; `new`: made since, and belongs to what would go back. */
  why: answer.oneOf(mergeConflictReasons),
  /** The record, if it is one with a page of its own. */
  record: answer.object({ entity: answer.oneOf(entityNames), id: answer.number() }).nullable(),
  /** What people call it; empty where there is nothing. */
  name: answer.text(),
});
export type MergeConflict = yup.InferType<typeof mergeConflict>;

/** What taking a merge back does, and what stands in its way. */
export const mergeUndoAnswer = answer.object({
  kept: answer.object({ id: answer.number(), name: answer.text() }),
  /** The client who is there again afterwards. */
  merged: answer.object({ id: answer.number(), name: answer.text() }),
  moved: answer.list(answer.object({ kind: answer.oneOf(movedKinds), count: answer.number() })),
  /** The first of what stands in its way; it is refused while there is something. */
  conflicts: answer.list(mergeConflict),
  conflictCount: answer.number(),
});
export type MergeUndo = yup.InferType<typeof mergeUndoAnswer>;
