import { expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { areas } from './areas.ts';
import { equivalents } from './equivalents.ts';
import { findMutants } from './findMutants.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sources = Object.values(areas).flat();

it('names files and tests that there are', () => {
  const named = sources.flatMap(({ file, tests }) => [file, ...tests]);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

it('names members that there are', () => {
  const named = sources.flatMap(({ file, members = [] }) =>
    members.map((member) => ({ file, member })),
  );
  const found = ({ file, member }: { file: string; member: string }) =>
    findMutants(file, readFileSync(path.join(root, file), 'utf8'), [member]);
  expect(named.filter((one) => found(one).length === 0)).toEqual([]);
});

// The run would stop at one of them.
it('excuses no mutants that there are not', () => {
  const files = [...new Set(equivalents.map(({ file }) => file))];
  const made = new Map(
    files.map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return [file, new Set(findMutants(file, text).map(({ after }) => after))];
    }),
  );
  expect(equivalents.filter(({ file, after }) => made.get(file)?.has(after) !== true)).toEqual([]);
});
