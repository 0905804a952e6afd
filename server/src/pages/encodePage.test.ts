import { expect, it } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodePage, encodingFor } from './encodePage.ts';

it('packs a page in ways that unpack to the same', async () => {
  const html = `<p>${'Zoë '.repeat(500)}</p>`;
  const { plain, br, gzip } = await encodePage(html);
  expect(plain.toString()).toBe(html);
  expect(brotliDecompressSync(br).toString()).toBe(html);
  expect(gunzipSync(gzip).toString()).toBe(html);
  expect(br.length).toBeLessThan(plain.length / 10);
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', undefined],
  ['identity', undefined],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  [undefined, undefined],
] as const)('chooses for %j: %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
