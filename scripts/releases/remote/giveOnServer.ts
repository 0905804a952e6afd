import { refuse } from '../refuse.ts';
import { RefusedError, type DeployClient } from './DeployClient.ts';

/** How many visitors are given a release that was sent. */
export interface Giving {
  percent?: number | undefined;
  steps?: number[] | undefined;
  /** Why it goes on in spite of a refusal. */
  force?: string | undefined;
}

/** A stored release, with the way to the server for its app. */
export interface StoredOnServer {
  client: DeployClient;
  version: string;
}

/** Makes stored releases live as one, or rolls a single one out. @throws CommandError with what the server refuses */
export async function giveAll(
  releases: readonly StoredOnServer[],
  giving: Giving,
  way: Way = 'release',
): Promise<void> {
  const [first, ...others] = releases;
  if (!first) return;
  if (others.length === 0) {
    await giveTo(first.client, first.version, giving, way);
    return;
  }
  await post(first.client, 'sets/', {
    version: first.version,
    others: others.map(({ client, version }) => ({ token: client.secret, version })),
    way,
    ...(giving.force === undefined ? {} : { force: giving.force }),
  });
}

type Way = 'release' | 'rollback';

/** Makes a stored release live, or rolls it out. @throws CommandError with what the server refuses */
export async function giveTo(
  client: DeployClient,
  version: string,
  { percent, steps, force }: Giving,
  way: Way = 'release',
): Promise<void> {
  await post(client, 'live', {
    version,
    way,
    ...(percent === undefined ? {} : { percent }),
    ...(steps === undefined ? {} : { steps }),
    ...(force === undefined ? {} : { force }),
  });
}

async function post(client: DeployClient, call: string, body: object): Promise<void> {
  try {
    const { message } = await client.json<{ message: string }>('POST', call, body);
    console.log(message);
  } catch (error) {
    if (error instanceof RefusedError) refuse(error.refusals, undefined);
    throw error;
  }
}
