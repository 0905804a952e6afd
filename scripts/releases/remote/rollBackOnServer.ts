import type { DeployState } from 'shared-api/contract/releases/deploys';
import type { AppName } from 'shared-api/contract/releases/release';
import { CommandError } from '../command.ts';
import type { DeployClient } from './DeployClient.ts';
import { giveAll, type StoredOnServer } from './giveOnServer.ts';

/**
 * Makes earlier releases live again at a server, several as one; by default those before the live ones.
 * @param wanted each with the version to go back to, if it is not that
 * @throws CommandError with what the server refuses
 */
export async function rollBackOnServer(
  wanted: readonly { client: DeployClient; version?: string | undefined }[],
  force: string | undefined,
): Promise<void> {
  const releases: StoredOnServer[] = [];
  for (const { client, version } of wanted) {
    const state = await client.json<DeployState>('GET', '');
    const { app, previous } = state;
    const chosen = version ?? previous;
    if (chosen === null) {
      throw new CommandError(`There is no earlier release of ${app} to go back to.`);
    }
    releases.push({ client, version: chosen, state });
  }
  await giveAll(releases, { force }, 'rollback');
}

/** The apps of a rollback with their clients. */
export const withClients = (
  clients: ReadonlyMap<AppName, DeployClient>,
  wanted: readonly { app: AppName; version?: string | undefined }[],
) =>
  wanted.flatMap(({ app, version }) => {
    const client = clients.get(app);
    return client ? [{ client, version }] : [];
  });
