import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AppName } from 'shared-api/contract/releases/release';
import {
  actor,
  buildIn,
  day,
  folderPerTest,
  liveVersions,
} from '../../harness/testing/builtReleases.ts';
import { ReleaseStore } from './ReleaseStore.ts';
import { FolderStorage } from './storage/FolderStorage.ts';

const inFolder = folderPerTest();
const built = (app: AppName, version: string): Promise<string> => buildIn(inFolder(), app, version);

it('many events come to the same when they are summed up', async () => {
  const open = () => new ReleaseStore(new FolderStorage(inFolder('store')));
  const store = open();
  for (const version of ['a', 'b']) await store.put(await built('shell', version));
  for (let turn = 0; turn < 110; turn += 1) {
    for (const version of ['a', 'b']) await store.makeLive('shell', version, actor, 'rollback');
  }
  const before = structuredClone(store.states);
  await store.prune(actor, Date.now() + 8 * day);
  const other = open();
  await other.refresh();
  expect(other.states.shell.live).toEqual(before.shell.live);
  expect(other.states.shell.history).toEqual(before.shell.history);
  expect((await other.storage.list('log/')).length).toBeLessThan(5);
  await other.makeLive('shell', 'a', actor);
  await store.refresh();
  expect(store.states.shell.live?.version).toBe('a');
});

describe('a log of releases that is not as it should be', () => {
  let storage: FolderStorage;
  let problems: string[];
  beforeEach(() => {
    storage = new FolderStorage(inFolder('store'));
    problems = [];
  });
  const open = () => new ReleaseStore(storage, (text) => problems.push(text));
  const release = async (store: ReleaseStore, app: AppName, version: string): Promise<void> => {
    await store.put(await built(app, version));
    await store.makeLive(app, version, actor);
  };

  it.each([
    ['cut off', '{"kind":"li'],
    ['empty', ''],
    ['null', 'null'],
    ['of a kind of event that is not known', '{"kind":"moved","app":"shell","at":1}'],
    ['of an app that is not known', '{"kind":"live","app":"tea","version":"one","at":1}'],
  ])('is read without an event that is %s, which is named', async (_name, content) => {
    await release(open(), 'shell', 'one');
    await release(open(), 'shell', 'two');
    await storage.write('log/29991231T000000000Z-spoilt', content);
    const store = open();
    expect(await liveVersions(store)).toEqual({ shell: 'two' });
    expect(problems.join()).toContain('The event log/29991231T000000000Z-spoilt in');
    await store.makeLive('shell', 'one', actor, 'rollback');
    expect(await liveVersions(open())).toEqual({ shell: 'one' });
    await store.refresh();
    expect(problems.filter((text) => text.includes('spoilt'))).toHaveLength(2);
  });

  it('knows an app that a sum of older events does not', async () => {
    await storage.write(
      'log/20200101T000000000Z-old~',
      JSON.stringify({ kind: 'summary', at: 1, states: {} }),
    );
    const store = open();
    await release(store, 'shell', 'one');
    expect(await liveVersions(store)).toEqual({ shell: 'one' });
  });

  it('takes releases behind one whose clock was ahead, at their own time', async () => {
    const ahead = Date.now() + 400 * day;
    await release(open(), 'shell', 'one');
    await storage.write(
      `log/${new Date(ahead).toISOString().replaceAll(/[-:.]/g, '')}-ahead`,
      JSON.stringify({
        kind: 'live',
        app: 'shell',
        version: 'one',
        way: 'release',
        by: 'x',
        at: ahead,
      }),
    );
    const [running, store] = [open(), open()];
    await running.refresh();
    await release(store, 'shell', 'two');
    await store.addPreview('shell', 'one', 'first', Date.now() + day, actor);
    await store.addPreview('shell', 'one', 'second', Date.now() + day, actor);
    expect(await liveVersions(running)).toEqual({ shell: 'two' });
    expect(running.states.shell.live?.since).toBeLessThan(ahead);
    expect(running.states.shell.previews.map(({ id }) => id)).toEqual(['first', 'second']);
  });
});
