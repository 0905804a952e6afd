import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { keptFolder } from './keptFolder.ts';

let kept: string;
beforeAll(async () => {
  kept = path.join(await mkdtemp(path.join(tmpdir(), 'kept-')), 'trials');
});
afterAll(() => rm(path.dirname(kept), { recursive: true, force: true }));

/** Fills a folder with three files, one after another, the last after so long. */
const filling = (milliseconds: number) => async (folder: string) => {
  for (const name of ['a', 'b']) await writeFile(path.join(folder, name), name);
  await delay(milliseconds);
  await writeFile(path.join(folder, 'c'), 'c');
};

it('is whole for each of those who ask for it at once, also while slower ones still make theirs', async () => {
  const read = async (milliseconds: number): Promise<string[]> => {
    const folder = await keptFolder(kept, 'one', filling(milliseconds));
    await delay(5);
    return (await readdir(folder)).sort();
  };
  const all = await Promise.all([1, 5, 10, 20, 40, 60].map(read));
  expect(all).toEqual(all.map(() => ['a', 'b', 'c']));
  expect(await readdir(kept)).toEqual(['one']);
  // It is made once.
  await keptFolder(kept, 'one', () => Promise.reject(new Error('made again')));
});

it('stays as it is where another one cannot be made, and leaves nothing of that', async () => {
  const broken = keptFolder(kept, 'two', () => Promise.reject(new Error('no room')));
  await expect(broken).rejects.toThrow('no room');
  expect(await readdir(kept)).toEqual(['one']);
});

it('of another key stays for an hour, in which somebody may copy from it', async () => {
  await keptFolder(kept, 'two', filling(0));
  expect((await readdir(kept)).sort()).toEqual(['one', 'two']);
  await mkdir(path.join(kept, 'three-left'));
  const before = new Date(Date.now() - 2 * 3600_000);
  for (const name of ['one', 'three-left']) await utimes(path.join(kept, name), before, before);
  await keptFolder(kept, 'three', filling(0));
  expect((await readdir(kept)).sort()).toEqual(['three', 'two']);
});
