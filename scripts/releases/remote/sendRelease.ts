import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BegunUpload, DeployEnvelope } from 'shared-api/contract/releases/deploys';
import type { Release } from 'shared-api/contract/releases/release';
import type { ReleaseRefusal } from 'shared-api/contract/releases/releases';
import { hexOf } from '../../../server/src/releases/deploy/UploadStore.ts';
import { CommandError } from '../command.ts';
import { RefusedError, type DeployClient } from './DeployClient.ts';
import { someAtATime } from './someAtATime.ts';

/** Files that are sent at once. */
const atOnce = 6;

/** Rounds of sending what is missing; files that another pipeline took away are sent again. */
const rounds = 3;

/** A release on its way to a server. */
export interface Sending {
  release: Release;
  envelope: DeployEnvelope;
  /** The content of a file by its path. */
  read: (file: string) => Promise<Uint8Array<ArrayBuffer>>;
}

/** What a server says of a release that it has stored. */
export interface Sent {
  version: string;
  refusals: ReleaseRefusal[];
}

/**
 * Sends a release to a server: its signed `release.json`, then the files that the server has not.
 * @param checkFirst whether the server says what it refuses before the files are sent
 * @throws CommandError with what the server says
 */
export async function sendRelease(
  client: DeployClient,
  sending: Sending,
  { checkFirst = false, report = console.log } = {},
): Promise<Sent> {
  const { release, envelope } = sending;
  for (let round = 1; ; round += 1) {
    const begun = await client.bytes<BegunUpload>('POST', 'uploads/', JSON.stringify(envelope));
    if (!begun) throw new CommandError(`${client.server} has answered nothing.`);
    const { upload, missing, isStored } = begun;
    if (!isStored) {
      if (checkFirst) {
        await sendFiles(client, upload, sending, { wanted: missing, only: 'contract.json' });
        const { refusals } = await client.json<Sent>('POST', `uploads/${upload}/check`);
        if (refusals.length > 0) return { version: release.version, refusals };
      }
      const count = await sendFiles(client, upload, sending, { wanted: missing });
      report(`${release.app} ${release.version}: ${count} files sent to ${client.server}.`);
    }
    try {
      return await client.json<Sent>('POST', `uploads/${upload}/finish`);
    } catch (error) {
      const isGone = error instanceof RefusedError && [404, 409].includes(error.status);
      if (!isGone || round === rounds) throw error;
    }
  }
}

/** @returns how many */
async function sendFiles(
  client: DeployClient,
  upload: string,
  { release, read }: Sending,
  { wanted, only }: { wanted: readonly string[]; only?: string },
): Promise<number> {
  const missing = new Set(wanted);
  const files = Object.entries(release.hashes ?? {}).flatMap(([file, base64]) => {
    const hash = hexOf(base64);
    // Two files of the same content are one.
    if ((only !== undefined && file !== only) || !missing.delete(hash)) return [];
    return [{ file, hash }];
  });
  await someAtATime(atOnce, files, async ({ file, hash }) => {
    await client.bytes('PUT', `uploads/${upload}/files/${hash}`, await read(file));
  });
  return files.length;
}

/** A build of this machine, to be sent as it is. */
export async function readBuild(dist: string, sign: (release: Buffer) => string): Promise<Sending> {
  const bytes = await readFile(path.join(dist, 'release.json'));
  return {
    release: JSON.parse(bytes.toString()) as Release,
    envelope: { release: bytes.toString('base64'), signature: sign(bytes) },
    read: (file) => readFile(path.join(dist, ...file.split('/'))),
  };
}
