import type { Language } from 'shared-api/contract/values/language';
import type {
  AllQuotesPageData,
  PaymentPageData,
  ServicePageData,
  StudentPageData,
} from 'shared-api/contract/pages/pageData';
import { firstSegment, publicPages } from 'shared-api/contract/pages/pages';
import { routes } from 'shared-api/contract/pages/paths';
import type { Queryable } from '../db/Database.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { fromPricesOf } from '../pricing/fromPrices.ts';
import { dealTiers } from '../pricing/student.ts';
import { currentRateCard } from '../pricing/rateCard.ts';
import { quoteTexts } from '../pricing/texts.ts';

/** Page data with its version, which is part of the cache key. */
interface VersionedPageData {
  /** For data that can change while the server runs. */
  version?: number;
  page: StudentPageData | PaymentPageData | ServicePageData | AllQuotesPageData;
}

/** The sources of page data. */
export interface PageDataSources {
  database: Queryable;
  provider: PaymentProvider;
}

/** The data that a page needs beyond its release; most need none. */
export async function pageDataOf(
  { database, provider }: PageDataSources,
  path: string,
  language: Language,
): Promise<VersionedPageData | undefined> {
  if (path === routes.payment()) {
    return { page: { path, isSandbox: provider.settings.isSandbox } };
  }
  const isService = firstSegment(path) === firstSegment(publicPages.service.path);
  const showsFromPrices = isService || path === routes.allQuotes();
  if (path !== routes.studentSpecial() && !showsFromPrices) return undefined;
  const { version, rates } = await currentRateCard(database);
  if (showsFromPrices) return { version, page: { path, fromPrices: fromPricesOf(rates) } };
  return { version, page: { path, deals: dealTiers(rates, quoteTexts[language]) } };
}
