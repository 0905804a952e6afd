import { isPriced, type CatalogueService } from 'shared-api/contract/site/catalogue';
import type { FromPrices } from 'shared-api/contract/site/fromPrices';
import type { PublicCompany } from 'shared-api/contract/company/company';
import { inLanguage } from 'shared-api/contract/values/language';
import { pageLanguage } from 'shared-api/contract/values/pageLanguage';
import { routes } from 'shared-api/contract/pages/paths';
import { texts as descriptions } from '../catalogue/descriptions/texts.ts';
import { texts as cards } from '../catalogue/texts.ts';
import { texts } from './texts.ts';

/**
 * A catalogue service as schema.org's Service.
 * @param fromPrices what services cost at least, where the page shows that
 */
export function serviceData(
  { siteUrl, name: company, address, serviceArea }: PublicCompany,
  service: CatalogueService,
  fromPrices?: FromPrices,
): Record<string, unknown> {
  const { type, serviceName, icon } = service;
  const name = cards.services[icon];
  const url = new URL(inLanguage(pageLanguage, routes.serviceDetail(type, serviceName)), siteUrl)
    .href;
  return {
    '@type': 'Service',
    name,
    serviceType: name,
    category: texts.categories[type],
    description: descriptions[icon],
    url,
    areaServed: (serviceArea ?? [{ place: address.city }]).map(({ place }) => ({
      '@type': 'City',
      name: place,
    })),
    provider: {
      '@type': 'HomeAndConstructionBusiness',
      '@id': new URL('/#company', siteUrl).href,
      name: company,
    },
    ...(fromPrices &&
      isPriced(service) && { offers: offerOf(fromPrices[service.icon], texts.units[icon], url) }),
  };
}

/** The least that a service costs: no price of its own, which its quote says. */
const offerOf = (
  dollars: number,
  unitText: string | undefined,
  url: string,
): Record<string, unknown> => ({
  '@type': 'Offer',
  url,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    minPrice: dollars.toFixed(2),
    ...(unitText !== undefined && { unitText }),
    priceCurrency: 'CAD',
    valueAddedTaxIncluded: false,
  },
});
