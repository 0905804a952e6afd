import { expect, it } from '@jest/globals';
import company from '../../../server/company.json' with { type: 'json' };
import { businessData } from './businessData.ts';

it('has what search engines ask of a local business', () => {
  const data = businessData(company);
  for (const name of ['@type', 'name', 'address', 'telephone', 'url']) {
    expect(data[name]).toBeTruthy();
  }
  expect(data['address']).toMatchObject({ '@type': 'PostalAddress', addressCountry: 'CA' });
  expect(data['openingHoursSpecification']).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '18:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday'],
      opens: '09:00',
      closes: '16:00',
    },
  ]);
});
