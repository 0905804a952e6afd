import { validate } from 'shared-api/contract/fields/schemas';
import { officeWords } from 'shared-api/contract/entities/officeWords';

/**
 * What Formik checks a form with. Schemas say what is wrong by code: handed to Formik themselves, they
 * would have it show codes.
 * @returns what is wrong by field, in words
 */
export const checkWith =
  (schema: Parameters<typeof officeWords.errorsOf>[0] & Parameters<typeof validate>[0]) =>
  (values: object): Partial<Record<string, string>> => {
    const { errors } = validate(schema, values);
    return errors ? officeWords.errorsOf(schema, errors) : {};
  };
