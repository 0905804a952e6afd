import { expect, it } from '@jest/globals';
import { isMissingPart } from './newVersion.ts';

it('knows a part that could not be loaded, also as the cause of another error', () => {
  const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  const styles = Object.assign(new Error('Loading CSS chunk 7 failed.'), {
    code: 'CSS_CHUNK_LOAD_FAILED',
  });
  expect(isMissingPart(missing)).toBe(true);
  expect(isMissingPart(styles)).toBe(true);
  expect(isMissingPart(new Error('could not be loaded', { cause: missing }))).toBe(true);
  expect(isMissingPart(new TypeError('x is not a function'))).toBe(false);
  expect(isMissingPart('ChunkLoadError')).toBe(false);
});
