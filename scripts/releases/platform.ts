/** `npm run platform`: the apps as one platform: shared modules, contracts, sizes, previews, and how releases fare. */
import type { Platform } from 'shared-api/contract/releases/platform';
import { platformOf } from '../../server/src/releases/platform.ts';
import { command, openStore } from './command.ts';
import { DeployClient } from './remote/DeployClient.ts';
import { platformLines } from './platformLines.ts';

const options = { server: { type: 'string' } } as const;

await command('npm run platform -- --server https://…', options, async (_words, { server }) => {
  for (const line of platformLines(await read(server))) console.log(line);
});

/** From a server, with a deploy token; from the storage there are no figures of browsers. */
async function read(server: string | undefined): Promise<Partial<Platform> & Stored> {
  if (server === undefined) return platformOf(await openStore());
  return new DeployClient(server).json<Platform>('GET', '/releases/platform/');
}

type Stored = Awaited<ReturnType<typeof platformOf>>;
