import type { DeployState } from 'shared-api/contract/releases/deploys';
import type { AppName } from 'shared-api/contract/releases/release';
import { CommandError } from '../command.ts';
import type { DeployClient } from './DeployClient.ts';
import { giveTo, refuseOtherApps } from './releaseToServer.ts';

/**
 * Makes an earlier release live again at a server; by default the one before the live one.
 * @throws CommandError with what the server refuses
 */
export async function rollBackOnServer(
  client: DeployClient,
  wanted: readonly { app: AppName; version: string | undefined }[],
  force: string | undefined,
): Promise<void> {
  await refuseOtherApps(
    client,
    wanted.map(({ app }) => app),
  );
  const { app, previous } = await client.json<DeployState>('GET', '');
  const version = wanted[0]?.version ?? previous;
  if (version === null) {
    throw new CommandError(`There is no earlier release of ${app} to go back to.`);
  }
  await giveTo(client, version, { force }, 'rollback');
}
