import type { CatalogueService } from 'shared-api/contract/site/catalogue';
import type { PublicCompany } from 'shared-api/contract/company/company';
import { inLanguage } from 'shared-api/contract/values/language';
import { pageLanguage } from 'shared-api/contract/values/pageLanguage';
import { routes } from 'shared-api/contract/pages/paths';
import { texts as descriptions } from '../catalogue/descriptions/texts.ts';
import { texts as cards } from '../catalogue/texts.ts';
import { texts } from './texts.ts';

/** A catalogue service as schema.org's Service. */
export function serviceData(
  { siteUrl, name: company, address, serviceArea }: PublicCompany,
  { type, serviceName, icon }: CatalogueService,
): Record<string, unknown> {
  const name = cards.services[icon];
  return {
    '@type': 'Service',
    name,
    serviceType: name,
    category: texts.categories[type],
    description: descriptions[icon],
    url: new URL(inLanguage(pageLanguage, routes.serviceDetail(type, serviceName)), siteUrl).href,
    areaServed: (serviceArea ?? [{ place: address.city }]).map(({ place }) => ({
      '@type': 'City',
      name: place,
    })),
    provider: {
      '@type': 'HomeAndConstructionBusiness',
      '@id': new URL('/#company', siteUrl).href,
      name: company,
    },
  };
}
