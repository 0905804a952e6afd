import { limits } from './limits.ts';

/** A text of a transaction, what a message calls it, and how many characters of it are kept. */
export type LineText = readonly [name: string, text: string, most: number];

/**
 * Says which text of a transaction is too long to be kept, as the end of a sentence that names the
 * transaction: "a payee of 9040 characters, where at most 500 are read". Nothing is cut off instead:
 * a text of that length means that the file is damaged.
 */
export function longText(texts: Iterable<LineText>): string | undefined {
  for (const [name, text, most] of texts) {
    if (text.length > most) {
      return `a ${name} of ${text.length} characters, where at most ${most} are read`;
    }
  }
  return undefined;
}

/** Each text under the name and the limit that are its own. */
export const lineText = {
  payee: (text: string): LineText => ['payee', text, limits.payee],
  description: (text: string): LineText => ['description', text, limits.description],
  type: (text: string): LineText => ['type', text, limits.type],
  reference: (text: string): LineText => ['reference', text, limits.reference],
  chequeNumber: (text: string): LineText => ['cheque number', text, limits.chequeNumber],
};
