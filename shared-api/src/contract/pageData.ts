import type { QuoteKindName } from './quotes/kinds.ts';
import type { QuoteAnswer } from './quotes/rules.ts';

/**
 * What a page was rendered with when it answers a form that was sent without scripts (product.md
 * "Public site"): what was typed, and what came of it.
 */
export interface QuotePageData {
  /** Address of the page, so that no other page takes it for its own. */
  path: string;
  kind: QuoteKindName;
  /** The fields as they were typed. */
  values: Record<string, string>;
  /** What is wrong with each field. */
  errors?: Record<string, string>;
  /** Why the request was refused as a whole. */
  failure?: string;
  answer?: QuoteAnswer;
}
