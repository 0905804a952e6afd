import type { Language } from 'shared-api/contract/values/language';
import type {
  AllQuotesPageData,
  PaymentPageData,
  ServicePageData,
  StoryPageData,
  StudentPageData,
} from 'shared-api/contract/pages/pageData';
import { firstSegment, publicPages } from 'shared-api/contract/pages/pages';
import { routes } from 'shared-api/contract/pages/paths';
import { readPaymentLink, type PaymentLink } from 'shared-api/contract/pages/paymentLink';
import { catalogue } from 'shared-api/contract/site/catalogue';
import type { PaymentProvider } from '../payments/provider.ts';
import { fromPricesOf } from '../pricing/fromPrices.ts';
import { dealTiers } from '../pricing/student.ts';
import { quoteTexts } from '../pricing/texts.ts';
import type { RateCardCache } from './RateCardCache.ts';

/** Page data with its version, which is part of the cache key. */
interface VersionedPageData {
  /** The version of the rate card, if the page shows prices, or what its address asks for. */
  version?: PricesVersion | 'all';
  /** Whether it was made for one link; such a page is not cached. */
  isLinked?: boolean;
  page?: StoryPageData | StudentPageData | PaymentPageData | ServicePageData | AllQuotesPageData;
}

/** `none` is a page without its prices, because the rate card could not be read. */
type PricesVersion = number | 'none';

/** The sources of page data. */
export interface PageDataSources {
  rateCard: RateCardCache;
  provider: PaymentProvider;
}

/** Whether an address asks for a story among all of them, rather than among the highlighted ones. */
export const asksForAll = (url: string): boolean =>
  /^[^?]*\/gallery\/[^?]*\?(?:.*&)?all(?:[=&]|$)/.test(url);

/** What a payment link fills in; undefined for any other address. */
export function linkIn(url: string): PaymentLink | undefined {
  const query = url.indexOf('?');
  return query < 0 ? undefined : readPaymentLink(url.slice(query));
}

const isServicePage = (path: string): boolean =>
  firstSegment(path) === firstSegment(publicPages.service.path);

const isStory = (path: string): boolean =>
  firstSegment(path) === firstSegment(publicPages.story.path);

/** Whether a page is rendered with prices from the rate card. */
const showsPrices = (path: string): boolean =>
  path === routes.studentSpecial() ||
  path === routes.allQuotes() ||
  path === routes.allServices() ||
  isServicePage(path);

/** Pages with the form of student quotes, the student special aside. */
const studentPages: readonly string[] = [
  routes.allQuotes(),
  ...catalogue
    .filter(({ quoteKind }) => quoteKind === 'student')
    .map(({ type, serviceName }) => routes.serviceDetail(type, serviceName)),
].map(decodeURI);

/** Whether a page has the form that offers deals, which says what they take off. */
const hasStudentForm = (path: string): boolean => studentPages.includes(decodeURI(path));

/**
 * The version of the data that a page would have now, if that is known without reading the rate card;
 * null if it is not.
 */
export function knownVersion(
  rateCard: RateCardCache,
  path: string,
): PricesVersion | undefined | null {
  return showsPrices(path) ? (rateCard.fresh?.version ?? null) : undefined;
}

/** The data that a page needs beyond its release; most need none. */
export async function pageDataOf(
  { rateCard, provider }: PageDataSources,
  path: string,
  language: Language,
  url = path,
): Promise<VersionedPageData> {
  if (isStory(path)) {
    return asksForAll(url) ? { version: 'all', page: { path, isAll: true } } : {};
  }
  if (path === routes.payment()) {
    const { isSandbox, way } = provider.settings;
    const link = linkIn(url);
    return { page: { path, isSandbox, way, ...(link && { link }) }, isLinked: link !== undefined };
  }
  if (!showsPrices(path)) return {};
  const card = await rateCard.current();
  if (!card) return { version: 'none' };
  const { version, rates } = card;
  const deals = dealTiers(rates, quoteTexts[language]);
  if (path === routes.studentSpecial()) return { version, page: { path, deals } };
  const page = { path, fromPrices: fromPricesOf(rates) };
  return { version, page: hasStudentForm(path) ? { ...page, deals } : page };
}
