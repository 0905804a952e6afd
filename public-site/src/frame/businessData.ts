import type { PublicCompany } from 'shared-api/contract/company/company';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The days that a text such as "Monday to Friday" names. */
function daysOf(text: string): string[] {
  const [first, last = first] = text.split(' to ');
  return days.slice(days.indexOf(first ?? ''), days.indexOf(last ?? '') + 1);
}

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
    openingHoursSpecification: openingHours.map(({ days: span, hours }) => {
      const [opens = '', closes = ''] = hours.split(' to ');
      return {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: daysOf(span),
        opens: withZero(opens),
        closes: withZero(closes),
      };
    }),
    sameAs: social.map(({ url }) => url),
  };
}
