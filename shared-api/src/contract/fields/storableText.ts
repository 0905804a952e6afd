import type * as yup from 'yup';

/** Longest text of one line, and of a field with many. */
export const lineLimit = 500;
export const textLimit = 20_000;

/**
 * Half of a surrogate pair without the other: no character, and neither UTF-8 nor JSON holds it.
 */
const loneSurrogate = /\p{Surrogate}/u;

/**
 * Why a text cannot be stored, as the end of a sentence that begins with its name; undefined when it
 * can.
 */
export function storageFault(text: string): string | undefined {
  if (text.includes('\0')) return 'holds a character that cannot be stored (NUL): remove it.';
  if (loneSurrogate.test(text)) {
    return 'holds a broken character that cannot be stored (half of a pair): remove it.';
  }
  return undefined;
}

/** A yup test that refuses a text which cannot be stored. */
export const storable =
  (label: string) =>
  (
    value: string | undefined,
    { createError }: Pick<yup.TestContext, 'createError'>,
  ): true | yup.ValidationError => {
    const fault = typeof value === 'string' ? storageFault(value) : undefined;
    return fault === undefined || createError({ message: `${label} ${fault}` });
  };
