import type * as yup from 'yup';

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

/** Ends of a sentence that begins with the name of a text. */
export const unstorable = {
  nul: 'holds a character that cannot be stored (NUL): remove it.',
  halfPair: 'holds a broken character that cannot be stored (half of a pair): remove it.',
};

/** A yup test that refuses a text which cannot be stored. */
export const storable =
  (label: string) =>
  (
    value: string | undefined,
    { createError }: Pick<yup.TestContext, 'createError'>,
  ): true | yup.ValidationError => {
    const fault = typeof value === 'string' ? storageFault(value) : undefined;
    return fault === undefined || createError({ message: `${label} ${unstorable[fault]}` });
  };
