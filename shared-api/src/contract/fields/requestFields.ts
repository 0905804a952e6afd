import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import { uuid } from '../values/uuid.ts';
import { longText, text } from './fields.ts';

/** Whether a text has more in it than spaces. */
export const isGiven = (value: string | null | undefined): boolean => /\S/.test(value ?? '');

/** The record's version that a change is based on: another one is refused. */
export const basedOn = () =>
  yup
    .number()
    .strict()
    .typeError(fault('notBasedOn'))
    .required(fault('notBasedOn'))
    .integer(fault('notBasedOn'));

/**
 * A UUID generated once per submission: with the same one, sending again changes nothing.
 * @param missing what is said where there is none
 */
export const onceKey = (missing: 'notUuid' | 'missing' = 'notUuid') =>
  yup
    .string()
    .strict()
    .required(fault(missing))
    .matches(uuid, { message: fault('notUuid') });

/** The key of a form that makes something new: sent again with it, it is made once. Other programs need not send one. */
export const formKey = () =>
  yup
    .string()
    .strict()
    .matches(uuid, { message: fault('notUuid') });

/**
 * Why somebody does what others will ask about.
 * @param missing what is said where there is none
 */
export const reason = (missing: 'noReason' | 'noVoidReason' = 'noReason') =>
  longText()
    .max(500, fault('tooLong', { most: 500 }))
    .test('given', fault(missing), isGiven);

/** A cheque's number, a transfer's code. */
export const reference = () => text().max(200, fault('tooLong', { most: 200 }));
