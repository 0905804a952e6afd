import type * as yup from 'yup';
import { quoteKindNames, quoteSchemaOf, type QuoteKindName } from './kinds.ts';

/**
 * The fields that determine a price: the request without contact details, and with the day
 * optional.
 */
function schemaOf(kind: QuoteKindName): yup.ObjectSchema<yup.AnyObject> {
  const schema = quoteSchemaOf(kind).omit(['email', 'formKey']);
  const { timestamp } = schema.fields as { timestamp?: yup.NumberSchema };
  return timestamp ? schema.shape({ timestamp: timestamp.optional() }) : schema;
}

/** Schemas for pricing an unfinished form, by kind. */
export const priceSchemas = Object.fromEntries(
  quoteKindNames.map((kind) => [kind, schemaOf(kind)]),
) as Record<QuoteKindName, yup.ObjectSchema<yup.AnyObject>>;
