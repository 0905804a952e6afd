import { describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { folderPerTest, objectStorePerFile } from '../../../harness/testing/builtReleases.ts';
import { BucketStorage } from './BucketStorage.ts';
import { FolderStorage } from './FolderStorage.ts';
import type { ReleaseStorage } from './ReleaseStorage.ts';
import { takeTurn } from './takeTurn.ts';

const inFolder = folderPerTest();
const bucketAt = objectStorePerFile();

const storages: [string, (prefix: string) => ReleaseStorage][] = [
  ['folder', (prefix) => new FolderStorage(inFolder(prefix))],
  ['bucket', (prefix) => new BucketStorage(bucketAt(`${prefix}/`), inFolder('copies'))],
];
const short = { renewedEvery: 50, abandonedAfter: 400, reportedAfter: 100 };

/** A storage that answers late, and loses the answers to some writes. */
function slowly(storage: ReleaseStorage, late: number, isLost = false): ReleaseStorage {
  const soon = async <T>(work: () => Promise<T>): Promise<T> => {
    await delay(late);
    const done = await work();
    await delay(late);
    return done;
  };
  return {
    location: storage.location,
    localRoot: storage.localRoot,
    read: (key) => storage.read(key),
    list: (prefix, after) => soon(() => storage.list(prefix, after)),
    remove: (key) => soon(() => storage.remove(key)),
    localFolder: (app, version) => storage.localFolder(app, version),
    dropCopies: (isStored) => storage.dropCopies(isStored),
    async write(key, content) {
      await soon(() => storage.write(key, content));
      if (isLost) throw new Error('No answer.');
    },
  };
}

it('several who try together on a slow storage do not step back for each other for ever', async () => {
  const done = Array.from({ length: 3 }, (_, n) =>
    takeTurn(slowly(new FolderStorage(inFolder('slow')), 150), () => Promise.resolve(n)),
  );
  expect(await Promise.all(done)).toEqual([0, 1, 2]);
}, 20_000);

it('a mark whose answer was lost is not waited for', async () => {
  const storage = new FolderStorage(inFolder('lost'));
  const failing = takeTurn(slowly(storage, 1, true), () => Promise.resolve());
  await expect(failing).rejects.toThrow('No answer.');
  expect(await storage.list('turns/')).toEqual([]);
});

describe.each(storages)('turns on a %s', (_kind, open) => {
  it('changes of several processes at once are made one after another', async () => {
    const add = async (): Promise<void> => {
      // Each as a process of its own has it.
      const storage = open('counted');
      await takeTurn(storage, async () => {
        const before = Number(await storage.read('count'));
        await storage.write('count', String(before + 1));
      });
    };
    await open('counted').write('count', '0');
    await Promise.all(Array.from({ length: 6 }, add));
    expect(String(await open('counted').read('count'))).toBe('6');
    expect(await open('counted').list('turns/')).toEqual([]);
  });

  it('one that lasts is waited for, which is told', async () => {
    const told: string[] = [];
    const order: string[] = [];
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const first = takeTurn(
      open('long'),
      async () => {
        begin();
        await delay(3 * short.abandonedAfter);
        order.push('first');
      },
      undefined,
      short,
    );
    await begun;
    await takeTurn(
      open('long'),
      () => Promise.resolve(order.push('second')),
      (text) => told.push(text),
      short,
    );
    await first;
    expect(order).toEqual(['first', 'second']);
    expect(told).toEqual([expect.stringContaining('is changing releases in')]);
  });

  it('one whose process died holds up nobody for long', async () => {
    await open('dead').write('turns/of-the-dead', 'taken');
    const start = performance.now();
    const done = await takeTurn(open('dead'), () => Promise.resolve('done'), undefined, short);
    expect(done).toBe('done');
    expect(performance.now() - start).toBeGreaterThan(short.abandonedAfter);
  });

  it('one that fails ends', async () => {
    const failing = takeTurn(open('failed'), () => Promise.reject(new Error('Refused.')));
    await expect(failing).rejects.toThrow('Refused.');
    expect(await open('failed').list('turns/')).toEqual([]);
  });
});
