import { defaultLanguage } from 'shared-api/contract/values/language';
import type { StudentPageData } from 'shared-api/contract/pages/pageData';
import { routes } from 'shared-api/contract/pages/paths';
import type { Queryable } from '../db/Database.ts';
import { dealTiers } from '../pricing/student.ts';
import { currentRateCard } from '../pricing/rateCard.ts';
import { quoteTexts } from '../pricing/texts.ts';

/** Data that a page is rendered with; pages of another version are composed anew. */
interface VersionedPageData {
  version: number;
  page: StudentPageData;
}

/** What the page of an address shows besides what its release holds; most show nothing more. */
export async function pageDataOf(
  database: Queryable,
  path: string,
): Promise<VersionedPageData | undefined> {
  if (path !== routes.studentSpecial()) return undefined;
  const { version, rates } = await currentRateCard(database);
  return { version, page: { path, deals: dealTiers(rates, quoteTexts[defaultLanguage]) } };
}
