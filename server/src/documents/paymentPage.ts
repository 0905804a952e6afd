import type { Company } from 'shared-api/contract/company/company';
import { paymentLink } from 'shared-api/contract/pages/paymentLink';
import { routes } from 'shared-api/contract/pages/paths';
import { inLanguage, type Language } from 'shared-api/contract/values/language';

/** The payment page as it is printed, in the reader's language. */
export const paymentPage = ({ siteUrl }: Company, language: Language): string =>
  new URL(inLanguage(language, routes.payment()), siteUrl).href;

/** The payment page with everything filled in; undefined for an amount that it does not take. */
export function filledPaymentPage(
  { siteUrl }: Company,
  language: Language,
  number: number,
  cents: number,
): string | undefined {
  const link = paymentLink(language, number, cents);
  return link === undefined ? undefined : new URL(link, siteUrl).href;
}
