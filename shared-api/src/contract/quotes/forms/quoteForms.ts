import type { FieldDeclarations } from '../../fields/fieldsOf.ts';
import type { DescribedForm } from './describeForms.ts';
import type { QuoteKindName } from '../QuoteKind.ts';
import { recordedForms } from './recordedForms.ts';

/** A kind's form as it is drawn: its fields and their labels, without the rules that check it. */
export interface DrawnForm extends FieldDeclarations {
  /** Whether the rush fee applies within the rush hours (docs/product/limits.md). */
  hasRushFee: boolean;
}

const forms: Record<QuoteKindName, DescribedForm> = recordedForms;

/**
 * What the form of a kind is drawn by. The rules behind it take validation along, which a page loads
 * when somebody begins to fill the form in (docs/decisions/0053).
 */
export function quoteFormOf(kind: QuoteKindName): DrawnForm {
  const { fields, hasRushFee, labels } = forms[kind];
  return {
    hasRushFee,
    fields: Object.fromEntries(
      fields.map(({ name, typed, ...field }) => [name, { meta: () => ({ field, typed }) }]),
    ),
    meta: () => (labels ? { labels } : undefined),
  };
}
