import type * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import { squareFeet } from './floor.ts';
import { quoteKindNames, quoteSchemaOf, type QuoteKindName } from './kinds.ts';
import { acrossFields } from './rules.ts';

type Schema = yup.ObjectSchema<yup.AnyObject>;

/** What a price needs beyond a form's own rules, which leave it to the submission. */
const priceRules: Partial<Record<QuoteKindName, (schema: Schema) => Schema>> = {
  floor: (schema) =>
    schema.test(
      'area',
      acrossFields(['totalArea'], ({ totalArea = '' }: { totalArea?: string }, { createError }) =>
        squareFeet(totalArea) === undefined
          ? createError({ path: 'totalArea', message: fault('areaUnreadable') })
          : true,
      ),
    ),
};

/**
 * The fields that determine a price: the request without contact details, and with the day
 * optional.
 */
function schemaOf(kind: QuoteKindName): Schema {
  const form = quoteSchemaOf(kind).omit(['email', 'formKey']);
  const schema = priceRules[kind]?.(form) ?? form;
  const { timestamp } = schema.fields as { timestamp?: yup.NumberSchema };
  return timestamp ? schema.shape({ timestamp: timestamp.optional() }) : schema;
}

/** Schemas for pricing an unfinished form, by kind. */
export const priceSchemas = Object.fromEntries(
  quoteKindNames.map((kind) => [kind, schemaOf(kind)]),
) as Record<QuoteKindName, yup.ObjectSchema<yup.AnyObject>>;
