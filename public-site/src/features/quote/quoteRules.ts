import { validate } from 'shared-api/contract/fields/schemas';
import type { PublicCompany } from 'shared-api/contract/company/company';
import type { Fault } from 'shared-api/contract/messages/faults';
import { squareFeet } from 'shared-api/contract/quotes/floor';
import { requestOf, type FormText } from 'shared-api/contract/quotes/formText';
import {
  quoteSchemaOf,
  type AnyQuoteRequest,
  type QuoteKindName,
} from 'shared-api/contract/quotes/kinds';
import { priceSchemas } from 'shared-api/contract/quotes/priceSchema';
import { quoteWords } from 'shared-api/contract/quotes/quoteWords';
import { pageLanguage } from 'shared-api/contract/values/pageLanguage';
import { dayFaultIn } from './dayFaultIn.ts';

const checked = ({ timeZone }: PublicCompany, kind: QuoteKindName, values: FormText) => {
  const schema = quoteSchemaOf(kind);
  return validate(schema, requestOf(schema, values, timeZone, pageLanguage));
};

/** What is wrong with a form's answers, by field; nothing when all is right. */
export function errorsIn(
  company: PublicCompany,
  kind: QuoteKindName,
  values: FormText,
): FormText | undefined {
  const { errors } = checked(company, kind, values);
  const faults = {
    ...unreadableIn(company, kind, values),
    ...errors,
    ...dayFaultIn(company, kind, values),
  };
  if (Object.keys(faults).length === 0) return undefined;
  return quoteWords.errorsOf(quoteSchemaOf(kind), faults);
}

/** Of an area that is no number; none may be left to us, the server says no more than this of another. */
function unreadableIn(
  { timeZone }: PublicCompany,
  kind: QuoteKindName,
  values: FormText,
): Record<string, Fault> {
  if (kind !== 'floor' || (values['totalArea'] ?? '').trim() === '') return {};
  const { totalArea } = requestOf(quoteSchemaOf(kind), values, timeZone, pageLanguage);
  return squareFeet(String(totalArea)) === undefined
    ? { totalArea: { code: 'areaUnreadable' } }
    : {};
}

/** What is sent for a form's answers; nothing while something is wrong with them. */
export const requestIn = (
  company: PublicCompany,
  kind: QuoteKindName,
  values: FormText,
): AnyQuoteRequest | undefined =>
  checked(company, kind, values).value as AnyQuoteRequest | undefined;

/** What of a form's answers determines the price, as JSON; nothing while they cannot be priced. */
export function pricedIn(
  company: PublicCompany,
  kind: QuoteKindName,
  values: FormText,
): string | undefined {
  const schema = priceSchemas[kind];
  // A day that cannot be booked has no price; its field says why.
  const noDay = Object.fromEntries(
    Object.keys(dayFaultIn(company, kind, values)).map((name) => [name, '']),
  );
  const priced = requestOf(schema, { ...values, ...noDay }, company.timeZone, pageLanguage);
  const { value } = validate(schema, priced);
  return value && JSON.stringify(value);
}
