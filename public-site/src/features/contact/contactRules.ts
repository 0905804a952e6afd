import { validate } from 'shared-api/contract/fields/schemas';
import type { FormText } from 'shared-api/contract/quotes/formText';
import { contactSchema } from 'shared-api/contract/site/contact';
import { contactWords } from 'shared-api/contract/site/contactWords';

/** What is wrong with a message, by field; nothing when all is right. */
export function errorsIn(values: FormText): FormText | undefined {
  const { errors } = validate(contactSchema, values);
  return errors && contactWords.errorsOf(contactSchema, errors);
}

/** What is sent; nothing while something is wrong. */
export const requestIn = (values: FormText) => validate(contactSchema, values).value;
