import type { DeployState } from 'shared-api/contract/releases/deploys';
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
  /** What visitors got of the app when the change was decided on. */
  state: Seen;
}

/** A server of before marks tells none, and takes none. */
type Seen = { mark?: string | undefined };

const markIn = ({ mark }: Seen) => (mark === undefined ? {} : { mark });

/** Makes stored releases live as one, or rolls a single one out. @throws CommandError with what the server refuses */
export async function giveAll(
  releases: readonly StoredOnServer[],
  giving: Giving,
  way: Way = 'release',
): Promise<void> {
  const [first, ...others] = releases;
  if (!first) return;
  if (others.length === 0) {
    await giveTo(first, giving, way);
    return;
  }
  await post(releases, {}, 'sets/', {
    version: first.version,
    others: others.map(({ client, version, state }) => ({
      token: client.secret,
      version,
      ...markIn(state),
    })),
    ...markIn(first.state),
    way,
    ...(giving.force === undefined ? {} : { force: giving.force }),
  });
}

type Way = 'release' | 'rollback';

/** Makes a stored release live, or rolls it out. @throws CommandError with what the server refuses */
export async function giveTo(
  release: StoredOnServer,
  { percent, steps, force }: Giving,
  way: Way = 'release',
): Promise<void> {
  const { version, state } = release;
  await post([release], { percent }, 'live', {
    version,
    way,
    ...markIn(state),
    ...(percent === undefined ? {} : { percent }),
    ...(steps === undefined ? {} : { steps }),
    ...(force === undefined ? {} : { force }),
  });
}

async function post(
  releases: readonly StoredOnServer[],
  giving: Pick<Giving, 'percent'>,
  call: string,
  body: object,
): Promise<void> {
  try {
    const message = await releases[0]?.client.json<{ message: string }>('POST', call, body);
    console.log(message?.message);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    refuse(error.refusals, undefined);
    // The first try may have done it, so that the second was refused: nothing was left to be done.
    if (!error.wasLost || !(await areGiven(releases, giving))) throw error;
    console.log(`${releases.map(({ version }) => version).join(', ')}: done, at the first try.`);
  }
}

/** Whether visitors get releases as they are to be given. */
async function areGiven(
  releases: readonly StoredOnServer[],
  { percent }: Pick<Giving, 'percent'>,
): Promise<boolean> {
  for (const { client, version } of releases) {
    const { live, share } = await client.json<DeployState>('GET', '');
    const given = percent === undefined ? live : (share?.version ?? null);
    if (percent === 0 ? given === version : given !== version) return false;
    if (percent !== undefined && percent > 0 && share?.percent !== percent) return false;
  }
  return true;
}
