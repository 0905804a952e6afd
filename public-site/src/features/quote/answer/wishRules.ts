import { validate } from 'shared-api/contract/fields/schemas';
import { fault } from 'shared-api/contract/messages/faults';
import type { FormText } from 'shared-api/contract/quotes/formText';
import type { QuoteAnswer } from 'shared-api/contract/quotes/priceAnswers';
import { lacksAddress, quoteWishSchema } from 'shared-api/contract/quotes/quoteWish';
import { contactWords } from 'shared-api/contract/site/contactWords';

/** What is wrong with a request about a quote, by field; nothing when all is right. */
export function errorsIn(answer: QuoteAnswer, values: FormText): FormText | undefined {
  const errors = {
    ...validate(quoteWishSchema, values).errors,
    ...(lacksAddress(answer, values) && { address: fault('blankPlace') }),
  };
  return Object.keys(errors).length === 0
    ? undefined
    : contactWords.errorsOf(quoteWishSchema, errors);
}

/** What is sent; nothing while something is wrong. */
export const requestIn = (values: FormText) => validate(quoteWishSchema, values).value;
