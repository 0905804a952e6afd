import * as yup from 'yup';
import { largestId } from '../../fields/fields.ts';
import { basedOn } from '../../fields/requestFields.ts';
import { fault } from '../../messages/faults.ts';

/** Most records that are changed, or written about, at once. */
export const mostInBulk = 2_000;

const id = () =>
  yup
    .number()
    .strict()
    .typeError(fault('notRecordNumber'))
    .required(fault('notRecordNumber'))
    .integer(fault('notRecordNumber'))
    .min(1, fault('notRecordNumber'))
    .max(largestId, fault('notRecordNumber'));

const listOf = <Entry extends yup.Maybe<number | object>>(entry: yup.ISchema<Entry>) =>
  yup
    .array<yup.AnyObject, Entry>(entry)
    .strict()
    .typeError(fault('notRecordNumbers'))
    .max(mostInBulk, fault('manyRecords', { most: mostInBulk }));

/** Which records: those with these ids, or all that a list shows. */
export const selection = () => ({
  ids: listOf(id()).nullable().default(null),
  /** The list's query, `view=today&q=king`, in place of ids. */
  matching: yup.string().strict().typeError(fault('notText')).nullable().default(null),
});

/** Records as they were looked at: one that is another version by now is left as it is. */
export const lookedAt = () =>
  listOf(yup.object({ id: id(), version: basedOn() }))
    .required(fault('notRecordNumbers'))
    .min(1, fault('noneSelected'));

export type LookedAt = yup.InferType<ReturnType<typeof lookedAt>>;
