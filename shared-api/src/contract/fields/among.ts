import * as yup from 'yup';
import { fault } from '../messages/faults.ts';

/** One of a few words, in the query of an address. */
export const among = <Word extends string>(options: readonly Word[]) =>
  yup.string().oneOf(options, fault('notAmong', { options }));
