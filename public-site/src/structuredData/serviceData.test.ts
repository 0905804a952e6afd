import { expect, it } from '@jest/globals';
import { findService } from 'shared-api/contract/site/catalogue';
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

it('says the category in the language of the page', () => {
  expect(serviceData(company, bathroom)['category']).toBe('Contracting');
  expect(french.categories.Contracting).toBe('Rénovation');
});
