import type { PublicCompany } from 'shared-api/contract/company/company';
import type { FromPrices } from 'shared-api/contract/site/fromPrices';
import { routes } from 'shared-api/contract/pages/paths';
import { catalogue } from 'shared-api/contract/site/catalogue';
import { pageOf } from '../pages.ts';
import { businessData } from './businessData.ts';
import { serviceData } from './serviceData.ts';

/**
 * What a page is about in the vocabulary of schema.org, for search engines, as an element of its head;
 * empty for pages that have none. Only the server's HTML has it, so that no browser loads what writes it.
 */
export function structuredData(
  path: string,
  company: PublicCompany,
  fromPrices?: FromPrices,
): string {
  const { address } = pageOf(path);
  if (address === routes.home()) return elementOf(businessData(company));
  const service = catalogue.find(
    ({ type, serviceName }) => routes.serviceDetail(type, serviceName) === address,
  );
  return service ? elementOf(serviceData(company, service, fromPrices)) : '';
}

/** Nothing in the data can end the element, and browsers run nothing of it. */
function elementOf(data: Record<string, unknown>): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
