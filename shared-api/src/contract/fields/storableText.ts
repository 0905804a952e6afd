import type * as yup from 'yup';
import { fault } from '../messages/faults.ts';

/** Maximum length of a single-line text, and of a multi-line one. */
export const lineLimit = 500;
export const textLimit = 20_000;

/** An unpaired surrogate: not a character, and not valid in UTF-8 or JSON. */
const loneSurrogate = /\p{Surrogate}/u;

/** Why a text cannot be stored; undefined if it can. */
export function storageFault(text: string): 'nul' | 'halfPair' | undefined {
  if (text.includes('\0')) return 'nul';
  return loneSurrogate.test(text) ? 'halfPair' : undefined;
}

/** A yup test that refuses texts which cannot be stored. */
export function storable(
  value: string | undefined,
  { createError }: Pick<yup.TestContext, 'createError'>,
): true | yup.ValidationError {
  const found = typeof value === 'string' ? storageFault(value) : undefined;
  return found === undefined || createError({ message: fault('unstorable', { fault: found }) });
}
