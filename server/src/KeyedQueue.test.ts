import { expect, it } from '@jest/globals';
import { KeyedQueue } from './KeyedQueue.ts';

/** Jobs that report when they start, and finish when released. */
function works(queue: KeyedQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (key: string, name: string): Promise<string> =>
    queue.run(key, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      if (name.startsWith('failing')) throw new Error(name);
      return name;
    });
  return { begun, add, end: (name: string) => ends.get(name)?.() };
}

it('does work of one key one after the other, also after one that fails, and others beside it', async () => {
  const queue = new KeyedQueue();
  const { begun, add, end } = works(queue);
  const all = [add('a', 'first'), add('a', 'failing'), add('a', 'third'), add('b', 'other')];
  const outcomes = Promise.allSettled(all);
  await new Promise(setImmediate);
  expect(begun).toEqual(['first', 'other']);
  expect([queue.pending('a'), queue.pending('b'), queue.pending('c')]).toEqual([3, 1, 0]);

  end('first');
  await all[0];
  await new Promise(setImmediate);
  expect([begun.at(-1), queue.pending('a')]).toEqual(['failing', 2]);
  // A job queued now waits as well.
  const last = add('a', 'last');
  end('failing');
  await expect(all[1]).rejects.toThrow('failing');
  await new Promise(setImmediate);
  expect([begun.at(-1), queue.pending('a')]).toEqual(['third', 2]);
  end('third');
  end('other');
  await outcomes;
  await new Promise(setImmediate);
  expect([begun.at(-1), queue.pending('a')]).toEqual(['last', 1]);
  end('last');
  expect([await last, await all[2]]).toEqual(['last', 'third']);
  expect([queue.pending('a'), queue.pending('b')]).toEqual([0, 0]);
});
