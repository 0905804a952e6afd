import type { Language } from 'shared-api/contract/values/language';
import type { PaymentPageData, StudentPageData } from 'shared-api/contract/pages/pageData';
import { routes } from 'shared-api/contract/pages/paths';
import type { Queryable } from '../db/Database.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { dealTiers } from '../pricing/student.ts';
import { currentRateCard } from '../pricing/rateCard.ts';
import { quoteTexts } from '../pricing/texts.ts';

/** Data that a page is rendered with; pages of another version are composed anew. */
interface VersionedPageData {
  /** Of what may change while the server runs. */
  version?: number;
  page: StudentPageData | PaymentPageData;
}

/** Where data of pages comes from. */
export interface PageDataSources {
  database: Queryable;
  provider: PaymentProvider;
}

/**
 * What the page of an address, without its language, shows besides what its release holds; most show
 * nothing more.
 */
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
