import type { LabelSet } from '../../messages/faults.ts';
import type { DeclaredField } from '../../fields/FieldMeta.ts';
import { fieldsOf, metaOf } from '../../fields/fieldsOf.ts';
import type { PointUnit } from '../../values/typedNumbers.ts';
import { quoteKindNames, quoteKinds, quoteSchemaOf, type QuoteKindName } from '../kinds.ts';

/** What the form of a kind is drawn by. */
export interface DescribedForm {
  labels?: LabelSet;
  hasRushFee: boolean;
  fields: readonly (DeclaredField & { typed?: PointUnit })[];
}

/** What the forms of all kinds are drawn by, as data: recorded in `recordedForms.ts`. */
export const describeForms = (): Record<QuoteKindName, DescribedForm> =>
  Object.fromEntries(quoteKindNames.map((kind) => [kind, describeForm(kind)])) as Record<
    QuoteKindName,
    DescribedForm
  >;

function describeForm(kind: QuoteKindName): DescribedForm {
  const schema = quoteSchemaOf(kind);
  const { labels } = schema.meta() ?? {};
  const fields = fieldsOf(schema).map((field) => {
    const typed = metaOf(schema.fields[field.name] ?? {})?.typed;
    return typed === undefined ? field : { ...field, typed };
  });
  return { ...(labels && { labels }), hasRushFee: quoteKinds[kind].hasRushFee, fields };
}
