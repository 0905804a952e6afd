import { expect, it } from '@jest/globals';
import { catalogue } from 'shared-api/contract/site/catalogue';
import { texts } from './texts.ts';

it.each(catalogue)('$serviceName is described in words and by an icon', ({ icon, serviceName }) => {
  expect(texts.services[icon].description).toMatch(/\w+ .*\.$/);
  expect(texts.services[icon].name).toBe(serviceName);
  expect(icon).toMatch(/^[a-z-]+$/);
});
