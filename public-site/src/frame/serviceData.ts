import type { CatalogueService } from 'shared-api/contract/catalogue';
import type { PublicCompany } from 'shared-api/contract/company';
import { routes } from 'shared-api/contract/paths';

/** A catalogue service as schema.org's Service. */
export function serviceData(
  { siteUrl, name, address }: PublicCompany,
  { type, serviceName, description }: CatalogueService,
): Record<string, unknown> {
  return {
    '@type': 'Service',
    name: serviceName,
    serviceType: serviceName,
    category: type,
    description,
    url: new URL(routes.serviceDetail(type, serviceName), siteUrl).href,
    areaServed: { '@type': 'City', name: address.city },
    provider: {
      '@type': 'HomeAndConstructionBusiness',
      '@id': new URL('/#company', siteUrl).href,
      name,
    },
  };
}
