import type * as yup from 'yup';
import { fault } from '../messages/faults.ts';

/** Longest text of one line, and of a field with many. */
export const lineLimit = 500;
export const textLimit = 20_000;

/**
 * Half of a surrogate pair without the other: no character, and neither UTF-8 nor JSON holds it.
 */
const loneSurrogate = /\p{Surrogate}/u;

/** Why a text cannot be stored; undefined when it can. */
export function storageFault(text: string): 'nul' | 'halfPair' | undefined {
  if (text.includes('\0')) return 'nul';
  return loneSurrogate.test(text) ? 'halfPair' : undefined;
}

/** A yup test that refuses a text which cannot be stored. */
export function storable(
  value: string | undefined,
  { createError }: Pick<yup.TestContext, 'createError'>,
): true | yup.ValidationError {
  const found = typeof value === 'string' ? storageFault(value) : undefined;
  return found === undefined || createError({ message: fault('unstorable', { fault: found }) });
}
