import { expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { areas } from './areas.ts';

it('names files and tests that there are', () => {
  const named = Object.values(areas).flatMap((sources) =>
    sources.flatMap(({ file, tests }) => [file, ...tests]),
  );
  const root = path.resolve(import.meta.dirname, '../..');
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
