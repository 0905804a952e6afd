import type { Company } from 'shared-api/contract/company/company';
import { paymentLink } from 'shared-api/contract/pages/paymentLink';
import { routes } from 'shared-api/contract/pages/paths';
import { inLanguage, type Language } from 'shared-api/contract/values/language';

/** Address of the payment page as printed, in the reader's language. */
export const paymentPage = ({ siteUrl }: Company, language: Language): string =>
  new URL(inLanguage(language, routes.payment()), siteUrl).href;

/** Payment page with number and amount filled in; undefined if the amount cannot be paid by card. */
export function filledPaymentPage(
  { siteUrl }: Company,
  language: Language,
  number: number,
  cents: number,
): string | undefined {
  const link = paymentLink(language, number, cents);
  return link === undefined ? undefined : new URL(link, siteUrl).href;
}
