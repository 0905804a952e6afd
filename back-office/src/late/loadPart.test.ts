import { expect, it } from '@jest/globals';
import { loadPart } from './loadPart.ts';

it('tells in words that a part did not come, and keeps why', async () => {
  const cause = new Error('Loading chunk 7 failed.');
  const loading = loadPart(() => Promise.reject(cause));
  await expect(loading).rejects.toThrow('This could not be loaded.');
  await expect(loading).rejects.toHaveProperty('cause', cause);
  expect(await loadPart(() => Promise.resolve('here'))).toBe('here');
});
