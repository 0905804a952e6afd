import { limits } from './limits.ts';

/** A text of a transaction: its name in messages, its value, and its maximum length. */
export type LineText = readonly [name: string, text: string, most: number];

/**
 * Describes a transaction text that is too long to store, as a sentence ending: "a payee of 9040
 * characters, where at most 500 are read". It is not truncated, since a text of that length means
 * that the file is damaged.
 */
export function longText(texts: Iterable<LineText>): string | undefined {
  for (const [name, text, most] of texts) {
    if (text.length > most) {
      return `a ${name} of ${text.length} characters, where at most ${most} are read`;
    }
  }
  return undefined;
}

/** The transaction texts with their names and limits. */
export const lineText = {
  payee: (text: string): LineText => ['payee', text, limits.payee],
  description: (text: string): LineText => ['description', text, limits.description],
  type: (text: string): LineText => ['type', text, limits.type],
  reference: (text: string): LineText => ['reference', text, limits.reference],
  chequeNumber: (text: string): LineText => ['cheque number', text, limits.chequeNumber],
};
