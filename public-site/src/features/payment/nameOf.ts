import type { PaidDocument } from 'shared-api/contract/billing/payment';
import { texts } from './texts.ts';

/** What a document is called; of one that was only typed nobody knows which of the two it is. */
export function nameOf(number: string, document: PaidDocument | undefined): string {
  if (!document) return texts.either(number);
  // A server of the release before says nothing of requests.
  const { kind, asked } = document;
  return texts.documents[asked || kind](number);
}
