import type { Language } from 'shared-api/contract/values/language';
import type { PaymentPageData, StudentPageData } from 'shared-api/contract/pages/pageData';
import { routes } from 'shared-api/contract/pages/paths';
import type { Queryable } from '../db/Database.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { dealTiers } from '../pricing/student.ts';
import { currentRateCard } from '../pricing/rateCard.ts';
import { quoteTexts } from '../pricing/texts.ts';

/** Page data with its version, which is part of the cache key. */
interface VersionedPageData {
  /** For data that can change while the server runs. */
  version?: number;
  page: StudentPageData | PaymentPageData;
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
  if (path !== routes.studentSpecial()) return undefined;
  const { version, rates } = await currentRateCard(database);
  return { version, page: { path, deals: dealTiers(rates, quoteTexts[language]) } };
}
