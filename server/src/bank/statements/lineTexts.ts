import type { LongText } from '../reasons/texts.en.ts';
import { limits } from './limits.ts';

/** A text of a transaction: which it is, its value, and its maximum length. */
export type LineText = readonly [part: LongText['part'], text: string, most: number];

/**
 * Returns the first text that is too long to store. It is not truncated, since a text of that length
 * means that the file is damaged.
 */
export function longText(texts: Iterable<LineText>): LongText | undefined {
  for (const [part, text, most] of texts) {
    if (text.length > most) return { part, length: text.length, most };
  }
  return undefined;
}

/** The transaction texts with their limits. */
export const lineText = {
  payee: (text: string): LineText => ['payee', text, limits.payee],
  description: (text: string): LineText => ['description', text, limits.description],
  type: (text: string): LineText => ['type', text, limits.type],
  reference: (text: string): LineText => ['reference', text, limits.reference],
  chequeNumber: (text: string): LineText => ['chequeNumber', text, limits.chequeNumber],
};
