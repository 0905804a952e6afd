import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  describeContract,
  type ContractDescription,
} from 'shared-api/contract/calls/record/description';
import { putSmallRelease } from '../../../harness/testing/smallRelease.ts';
import { ReleaseStore } from '../ReleaseStore.ts';
import { FolderStorage } from '../storage/FolderStorage.ts';
import { checkRelease } from './checkRelease.ts';

let folder: string;
let store: ReleaseStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'checks-'));
  store = new ReleaseStore(new FolderStorage(path.join(folder, 'releases')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the contract check reports for a build, at a server with the code's contract. */
async function refusalsOf(version: string, builtWith: ContractDescription) {
  await putSmallRelease(store, { folder, app: 'public-site', version });
  const stored = await store.folderOf('public-site', version);
  await writeFile(path.join(stored, 'contract.json'), JSON.stringify(builtWith));
  const server = { url: 'http://shop', contract: describeContract('2.0.0', []), seenAt: 0 };
  const found = await checkRelease(store, await store.release('public-site', version), [server]);
  return found.filter(({ check }) => check === 'contract');
}

it('lets a release pass that reads what the server answers', async () => {
  expect(await refusalsOf('same', describeContract('2.0.0', []))).toEqual([]);
});

it('refuses a release that reads a renamed field of an answer, and says what to do', async () => {
  const { calls, ...rest } = describeContract('3.0.0', []);
  const text = JSON.stringify({ 'carpet-quote': calls['carpet-quote'] });
  const renamed = JSON.parse(text.replace('"total":', '"sum":')) as typeof calls;
  expect(await refusalsOf('renamed', { ...rest, calls: renamed })).toEqual([
    {
      check: 'contract',
      found: [
        'carpet-quote: the answer has no "sum" at the server. (http://shop has contract 2.0.0, this build 3.0.0)',
      ],
      cure: 'Let the server be released first; or, when the server is ahead, build from its contract.',
    },
  ]);
});
