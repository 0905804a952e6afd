import { expect, it } from '@jest/globals';
import type { FromPrices } from 'shared-api/contract/site/fromPrices';
import { catalogue, findService, isPriced } from 'shared-api/contract/site/catalogue';
import company from '../../../server/company.json' with { type: 'json' };
import { serviceData } from './serviceData.ts';
import { texts as french } from './texts.fr.ts';

const bathroom = findService('Contracting', 'Bathroom');
if (!bathroom) throw new Error('The catalogue has a bathroom.');

it('names every place where the company works', () => {
  const named = serviceData(company, bathroom)['areaServed'];
  expect(named).toEqual(
    ['Waterloo', 'Kitchener', 'Cambridge', 'Guelph', 'Elmira', 'St. Jacobs'].map((name) => ({
      '@type': 'City',
      name,
    })),
  );
});

it('names the town of a company that says nowhere else', () => {
  const { serviceArea, ...rest } = company;
  expect(serviceArea.length).toBeGreaterThan(1);
  expect(serviceData(rest, bathroom)['areaServed']).toEqual([
    { '@type': 'City', name: 'Waterloo' },
  ]);
});

it.each([
  ['Carpet', '129.00', undefined],
  ['Commercial', '38.50', 'hour'],
])('says of %s what it costs at least, before tax', (title, minPrice, unitText) => {
  const service = findService('Janitorial', title);
  if (!service) throw new Error(`The catalogue has no ${title}.`);
  const fromPrices = Object.fromEntries(
    catalogue.filter(isPriced).map(({ icon }) => [icon, icon === 'commercial' ? 38.5 : 129]),
  ) as FromPrices;
  const { offers, url } = serviceData(company, service, fromPrices);
  expect(offers).toEqual({
    '@type': 'Offer',
    url,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice,
      priceCurrency: 'CAD',
      valueAddedTaxIncluded: false,
      ...(unitText && { unitText }),
    },
  });
  // Neither a guess, nor a price of what is priced after a visit.
  expect(serviceData(company, service)).not.toHaveProperty('offers');
  expect(serviceData(company, bathroom, fromPrices)).not.toHaveProperty('offers');
});

it('says the category in the language of the page', () => {
  expect(serviceData(company, bathroom)['category']).toBe('Contracting');
  expect(french.categories.Contracting).toBe('Rénovation');
});
