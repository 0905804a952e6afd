import { expect, it } from '@jest/globals';
import { catalogue } from 'shared-api/contract/site/catalogue';
import { texts as descriptions } from './descriptions/texts.ts';
import { texts } from './texts.ts';

it.each(catalogue)('$serviceName is described in words and by an icon', ({ icon, serviceName }) => {
  expect(descriptions[icon]).toMatch(/\w+ .*\.$/);
  expect(texts.services[icon]).toBe(serviceName);
  expect(icon).toMatch(/^[a-z-]+$/);
});
