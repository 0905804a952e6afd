import { beforeEach, expect, it } from '@jest/globals';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildIn, folderPerTest } from '../../harness/testing/builtReleases.ts';
import { ReleaseStore } from '../releases/ReleaseStore.ts';
import { FolderStorage } from '../releases/storage/FolderStorage.ts';
import { SourceLines } from './SourceLines.ts';

const inFolder = folderPerTest();
let lines: SourceLines;

/** Line 1, column 1 is line 7 of a source, column 9 its line 8. */
const map = JSON.stringify({
  version: 3,
  sources: ['./src/Screen.tsx'],
  names: [],
  mappings: 'AAMA,QACA',
});

beforeEach(async () => {
  const dist = await buildIn(inFolder(), 'public-site', 'v1');
  for (const folder of ['maps', 'maps/fr']) {
    await mkdir(path.join(dist, folder), { recursive: true });
    await writeFile(path.join(dist, folder, 'main.js.map.gz'), gzipSync(map));
  }
  await writeFile(path.join(dist, 'maps/damaged.js.map.gz'), 'no map');
  const store = new ReleaseStore(new FolderStorage(inFolder('store')));
  await store.put(dist);
  await store.refresh();
  lines = new SourceLines(store);
});

it('names the line of the source in place of that of a script, for every language and attempt', async () => {
  const stack = [
    'TypeError: x is undefined',
    '    at f (https://example.ca/releases/public-site/v1/main.js:1:2)',
    '    at https://example.ca/releases/public-site/v1~3/fr/main.js:1:10',
    'g@/releases/public-site/v1/main.js:1:1',
  ].join('\n');
  expect(await lines.of(stack)).toBe(
    [
      'TypeError: x is undefined',
      '    at f (public-site/src/Screen.tsx:7:1)',
      '    at public-site/src/Screen.tsx:8:1',
      'g@public-site/src/Screen.tsx:7:1',
    ].join('\n'),
  );
});

it.each([
  '/releases/public-site/none/main.js:1:1',
  '/releases/other-app/v1/main.js:1:1',
  '/releases/public-site/v1/other.js:1:1',
  '/releases/public-site/v1/damaged.js:1:1',
  '/releases/public-site/v1/../../secret.js:1:1',
  '/releases/public-site/../v1/main.js:1:1',
  '/releases/public-site/v1/main.js:99999999:1',
  '/releases/public-site/v1/main.js:0:0',
])('leaves a place without a map as it is: %s', async (place) => {
  expect(await lines.of(`at ${place}`)).toBe(`at ${place}`);
});
