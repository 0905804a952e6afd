import type { DeployState } from 'shared-api/contract/releases/deploys';
import type { AppName } from 'shared-api/contract/releases/release';
import { CommandError } from '../command.ts';
import { DeployClient, tokenVariable } from './DeployClient.ts';

/**
 * A token is for one app: said before a build of some minutes.
 * @throws CommandError
 */
export async function refuseOtherApp(client: DeployClient, wanted: AppName): Promise<void> {
  const { app, token } = await client.json<DeployState>('GET', '');
  if (app === wanted) return;
  throw new CommandError(
    `The token "${token}" is for ${app}, and cannot release ${wanted}. Put the token of that app into ${client.variable}.`,
  );
}

/**
 * A client for one app, with the token in `DEPLOY_TOKEN`.
 * @throws CommandError if it is missing, or for another app
 */
export async function clientFor(
  server: string,
  app: AppName,
  variable?: string,
): Promise<DeployClient> {
  const client = new DeployClient(server, variable);
  await refuseOtherApp(client, app);
  return client;
}

/**
 * A client for each app, with its own token: of one app in `DEPLOY_TOKEN`, of several in `DEPLOY_TOKEN_SHELL` and so on.
 * @throws CommandError if a token is missing, or is for another app
 */
export async function clientsFor(
  server: string,
  apps: readonly AppName[],
): Promise<Map<AppName, DeployClient>> {
  const clients = new Map<AppName, DeployClient>();
  for (const app of apps) {
    const variable = apps.length === 1 ? undefined : tokenVariable(app);
    clients.set(app, await clientFor(server, app, variable));
  }
  return clients;
}
