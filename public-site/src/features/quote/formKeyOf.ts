import type { FormText } from 'shared-api/contract/quotes/formText';
import type { QuoteKindName } from 'shared-api/contract/quotes/kinds';

/** What was last sent of each kind, in this page; kept while its answer is looked at. */
const last = new Map<QuoteKindName, { values: string; key: string }>();

/** One key for one set of answers: a repeated try keeps it, other answers get another. */
export function formKeyOf(kind: QuoteKindName, values: FormText): string {
  const text = JSON.stringify(values);
  const known = last.get(kind);
  if (known?.values === text) return known.key;
  const key = crypto.randomUUID();
  last.set(kind, { values: text, key });
  return key;
}
