import { bookableDays, dayFault } from 'shared-api/contract/company/bookableDays';
import type { PublicCompany } from 'shared-api/contract/company/company';
import { isDay } from 'shared-api/contract/fields/isDay';
import { fieldsOf } from 'shared-api/contract/fields/fieldsOf';
import type { Fault } from 'shared-api/contract/messages/faults';
import { today, type FormText } from 'shared-api/contract/quotes/formText';
import type { QuoteKindName } from 'shared-api/contract/quotes/QuoteKind';
import { quoteFormOf } from 'shared-api/contract/quotes/forms/quoteForms';

/** Why the day typed into a form cannot be booked, under its field's name; empty if it can. */
export function dayFaultIn(
  company: PublicCompany,
  kind: QuoteKindName,
  values: FormText,
): Record<string, Fault> {
  const name = fieldsOf(quoteFormOf(kind)).find((field) => field.kind === 'date')?.name;
  const day = name === undefined ? undefined : values[name];
  if (name === undefined || day === undefined || !isDay(day)) return {};
  const fault = dayFault(bookableDays(company, kind, today(company.timeZone)), day);
  return fault ? { [name]: fault } : {};
}
