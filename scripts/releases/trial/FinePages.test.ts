import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FinePages } from './FinePages.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fine-'));
  file = path.join(folder, 'cache', 'pages.json');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a page is checked once in a trial, and in no later one if it was fine', async () => {
  const first = await FinePages.keptIn(file);
  expect(['home', 'home', 'broken'].map((page) => first.hasToBeChecked(page))).toEqual([
    true,
    false,
    true,
  ]);
  first.keep('home');
  await first.save();
  const later = await FinePages.keptIn(file);
  expect(['home', 'broken'].map((page) => later.hasToBeChecked(page))).toEqual([false, true]);
});

it('what two trials keep at the same time stays, and what nobody sees any more goes after a month', async () => {
  const [one, other] = [await FinePages.keptIn(file), await FinePages.keptIn(file)];
  one.keep('one');
  other.keep('other');
  await one.save();
  await other.save();
  expect(Object.keys(JSON.parse(await readFile(file, 'utf8')) as object).toSorted()).toEqual([
    'home',
    'one',
    'other',
  ]);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 31 * 24 * 3600_000);
  const muchLater = await FinePages.keptIn(file);
  muchLater.hasToBeChecked('one');
  await muchLater.save();
  expect(Object.keys(JSON.parse(await readFile(file, 'utf8')) as object)).toEqual(['one']);
  expect(await readdir(path.dirname(file))).toEqual(['pages.json']);
});

it.each(['', 'no JSON', 'null', '[1]', '{"home":"yes"}'])(
  'every page is checked where %j is kept',
  async (kept) => {
    await writeFile(file, kept);
    expect((await FinePages.keptIn(file)).hasToBeChecked('home')).toBe(true);
  },
);
