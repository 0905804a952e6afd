import type * as yup from 'yup';
import { quoteKindNames, quoteSchemaOf, type QuoteKindName } from './kinds.ts';

/** What a price depends on: the request without who asks, and without a day as long as none is chosen. */
function schemaOf(kind: QuoteKindName): yup.ObjectSchema<yup.AnyObject> {
  const schema = quoteSchemaOf(kind).omit(['email', 'formKey']);
  const { timestamp } = schema.fields as { timestamp?: yup.NumberSchema };
  return timestamp ? schema.shape({ timestamp: timestamp.optional() }) : schema;
}

/** What each kind is priced from while its form is still being filled in. */
export const priceSchemas = Object.fromEntries(
  quoteKindNames.map((kind) => [kind, schemaOf(kind)]),
) as Record<QuoteKindName, yup.ObjectSchema<yup.AnyObject>>;
