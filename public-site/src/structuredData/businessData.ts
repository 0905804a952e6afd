import type { PublicCompany } from 'shared-api/contract/company/company';
import { openingHoursOf } from 'shared-api/contract/company/openingHours';
import { weekdays } from 'shared-api/contract/values/weekdays';

const withZero = (time: string): string => time.padStart(5, '0');

/** The company as schema.org's LocalBusiness. */
export function businessData(company: PublicCompany): Record<string, unknown> {
  const { legalName, name, phone, email, address, siteUrl, social, openingHours } = company;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': new URL('/#company', siteUrl).href,
    name,
    legalName,
    url: new URL('/', siteUrl).href,
    telephone: phone,
    email,
    foundingDate: '2017-07',
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.province,
      postalCode: address.postalCode,
      addressCountry: 'CA',
    },
    openingHoursSpecification: openingHoursOf(openingHours).map(
      ({ first, last, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekdays.slice(weekdays.indexOf(first), weekdays.indexOf(last) + 1),
        opens: withZero(opens),
        closes: withZero(closes),
      }),
    ),
    sameAs: social.map(({ url }) => url),
  };
}
