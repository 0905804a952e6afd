import { expect, it } from '@jest/globals';
import { InTurn } from './InTurn.ts';

/** Work that says when it begins, and ends when it is let. */
function works(inTurn: InTurn) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (key: string, name: string): Promise<string> =>
    inTurn.take(key, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      if (name.startsWith('failing')) throw new Error(name);
      return name;
    });
  return { begun, ask, end: (name: string) => ends.get(name)?.() };
}

it('does work of one key one after the other, also after one that fails, and others beside it', async () => {
  const inTurn = new InTurn();
  const { begun, ask, end } = works(inTurn);
  const all = [ask('a', 'first'), ask('a', 'failing'), ask('a', 'third'), ask('b', 'other')];
  const outcomes = Promise.allSettled(all);
  await new Promise(setImmediate);
  expect(begun).toEqual(['first', 'other']);
  expect([inTurn.asked('a'), inTurn.asked('b'), inTurn.asked('c')]).toEqual([3, 1, 0]);

  end('first');
  await all[0];
  await new Promise(setImmediate);
  expect([begun.at(-1), inTurn.asked('a')]).toEqual(['failing', 2]);
  // One that is asked for now waits as well.
  const last = ask('a', 'last');
  end('failing');
  await expect(all[1]).rejects.toThrow('failing');
  await new Promise(setImmediate);
  expect([begun.at(-1), inTurn.asked('a')]).toEqual(['third', 2]);
  end('third');
  end('other');
  await outcomes;
  await new Promise(setImmediate);
  expect([begun.at(-1), inTurn.asked('a')]).toEqual(['last', 1]);
  end('last');
  expect([await last, await all[2]]).toEqual(['last', 'third']);
  expect([inTurn.asked('a'), inTurn.asked('b')]).toEqual([0, 0]);
});
