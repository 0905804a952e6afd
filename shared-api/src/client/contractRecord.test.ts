import { expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import {
  describeContract,
  type ContractDescription,
} from '../contract/calls/record/description.ts';
import * as store from 'shared-api/store';
import * as client from './index.ts';

const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../../${name}`, import.meta.url), 'utf8'));

it('the contract is written down as it stands in the code (if not: npm run contract)', async () => {
  const recorded = (await read('contract.json')) as ContractDescription;
  const { version } = (await read('package.json')) as { version: string };
  const face = [
    ...Object.keys(client),
    ...Object.keys(client.recordsApi.endpoints).map((name) => `api.${name}`),
    ...Object.keys(store).map((name) => `store.${name}`),
  ];
  expect(recorded).toEqual(describeContract(version, face));
});
