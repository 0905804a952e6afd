import { describe, expect, it } from '@jest/globals';
import { categories, type Category } from '../values/categories.ts';
import { catalogue, findService } from './catalogue.ts';
import { quoteKinds } from '../quotes/kinds.ts';

describe('the catalogue (docs/product/records.md)', () => {
  const named = (type: Category): string[] =>
    catalogue.filter((service) => service.type === type).map(({ serviceName }) => serviceName);

  it('has thirteen services, each under an id of its own', () => {
    expect(catalogue).toHaveLength(13);
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(13);
  });

  it('has seven janitorial services', () => {
    expect(named('Janitorial')).toEqual([
      'Carpet',
      'Commercial',
      'Grout',
      'Post Construction',
      'Power Wash',
      'Residential',
      'Student Houses',
    ]);
  });

  it('has six contracting services', () => {
    expect(named('Contracting')).toEqual(['Bathroom', 'Demo', 'Drywall', 'Floor', 'Paint', 'Tile']);
  });

  it('offers no instant quote for the services that are priced by a person', () => {
    const without = catalogue.filter(({ quoteAvailable }) => !quoteAvailable);
    expect(without.map(({ serviceName }) => serviceName)).toEqual([
      'Power Wash',
      'Bathroom',
      'Demo',
      'Drywall',
      'Tile',
    ]);
  });
});

describe('the quote form of a service (docs/product/pages.md "Service page")', () => {
  it.each([
    ['Janitorial', 'Carpet', 'carpet'],
    ['Janitorial', 'Commercial', 'commercial'],
    ['Janitorial', 'Grout', 'grout'],
    ['Janitorial', 'Post Construction', 'residential'],
    ['Janitorial', 'Residential', 'residential'],
    ['Janitorial', 'Student Houses', 'student'],
    ['Contracting', 'Floor', 'floor'],
    ['Contracting', 'Paint', 'paint'],
  ])('of %s, %s is the %s form', (category, title, kind) => {
    expect(findService(category, title)).toMatchObject({ quoteAvailable: true, quoteKind: kind });
  });

  it('is there exactly when the service allows quotes', () => {
    for (const { quoteAvailable, quoteKind } of catalogue) {
      expect(quoteKind !== undefined).toBe(quoteAvailable);
    }
  });

  it('belongs to the same category as its service', () => {
    for (const { type, quoteKind } of catalogue) {
      if (quoteKind) expect(quoteKinds[quoteKind].category).toBe(type);
    }
  });
});

describe('the service behind an address', () => {
  it.each(catalogue)('is $serviceName for its category and name', (service) => {
    expect(findService(service.type, service.serviceName)).toBe(service);
  });

  it.each([
    ['Contracting', 'Carpet'],
    ['Janitorial', 'Paint'],
    ['Janitorial', 'carpet'],
    ['janitorial', 'Carpet'],
    ['Janitorial', ''],
    ['', 'Carpet'],
    ['Janitorial', 'Windows'],
  ])('is none for %j, %j', (category, title) => {
    expect(findService(category, title)).toBeUndefined();
  });

  it('is in one of the two categories', () => {
    expect(categories).toEqual(['Janitorial', 'Contracting']);
  });
});
