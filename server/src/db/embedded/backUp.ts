import { open, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client, type Connection, type Submittable } from 'pg';
import { photosFolder } from '../../config.ts';
import { endOfTar, photoEntries } from './backedUpPhotos.ts';
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts';
import { endpointOf, type Endpoint } from './endpoint.ts';
import { unlessMissing } from './fileErrors.ts';
import { clusterFolder, findHome, type Home } from './home.ts';
import { isPostmaster, readPostmasterFile } from './postmasterFile.ts';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';

/**
 * The replication command for a consistent online copy, as used by `pg_basebackup`: the cluster as
 * a tar, and the WAL written meanwhile.
 */
const command = "BASE_BACKUP (LABEL 'npm run backup', CHECKPOINT 'fast', WAL true, MANIFEST 'no')";

/** What a backup holds. */
interface BackedUp {
  /** Size of the file. */
  bytes: number;
  photos: number;
}

/**
 * Copies the embedded database of a data folder into a file, and after it the photos of requests, also while
 * a server works on them. The file appears whole or not at all.
 * @throws EmbeddedPostgresError when there is no database, or the file is there already
 */
export async function backUp(dataDir: string, file: string): Promise<BackedUp> {
  if (!(await stat(join(resolve(dataDir), 'postgres', 'cluster')).catch(unlessMissing))) {
    throw new EmbeddedPostgresError(
      `${dataDir} holds no database. Name the server's data folder in DATA_DIR.`,
    );
  }
  if (await stat(file).catch(unlessMissing)) {
    throw new EmbeddedPostgresError(`${file} is there already. Name a new file.`);
  }
  const home = await findHome(resolve(dataDir), () => undefined);
  const running = await runningEndpoint(home);
  const own = running ? undefined : await startEmbeddedPostgres({ dataDir });
  try {
    const endpoint = running ?? (await runningEndpoint(home));
    if (!endpoint) throw new EmbeddedPostgresError('PostgreSQL went away. Try again.');
    const photos = await write(endpoint, file, photosFolder(dataDir));
    return { bytes: (await stat(file)).size, photos };
  } finally {
    await own?.stop();
  }
}

async function runningEndpoint(home: Home): Promise<Endpoint | undefined> {
  const cluster = clusterFolder(home);
  const found = await readPostmasterFile(cluster);
  if (!found?.listens || !(await isPostmaster(found.pid, cluster))) return undefined;
  return endpointOf(home, found);
}

/** @returns how many photos there are in the file */
async function write(
  { host, port, password }: Endpoint,
  file: string,
  photos: string,
): Promise<number> {
  const settings = {
    host,
    port,
    password: password ?? '',
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    replication: 'database',
  };
  const client = new Client(settings);
  // Connection errors reach whoever awaits the copy.
  client.on('error', () => undefined);
  const part = `${file}.part`;
  try {
    await client.connect();
    const target = await open(part, 'w', 0o600);
    const tar = new PassThrough();
    client.query(new BaseBackup(tar));
    const count = { photos: 0 };
    await pipeline(
      tar,
      (database: AsyncIterable<Buffer>) => withPhotos(database, photos, count),
      createGzip(),
      target.createWriteStream({ flush: true }),
    );
    await rename(part, file);
    return count.photos;
  } finally {
    await client.end();
    await rm(part, { force: true });
  }
}

/**
 * The tar of a database with photos at its end. They are read after the database, so that none is missing that
 * it knows.
 */
async function* withPhotos(
  database: AsyncIterable<Buffer>,
  folder: string,
  count: { photos: number },
): AsyncGenerator<Buffer> {
  // Its last bytes are held back, since they end the tar.
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of database) {
    const all = Buffer.concat([held, chunk]);
    const ready = Math.max(0, all.length - endOfTar.length);
    if (ready > 0) yield all.subarray(0, ready);
    held = all.subarray(ready);
  }
  if (!held.equals(endOfTar)) {
    throw new EmbeddedPostgresError('PostgreSQL did not end its copy as a tar ends.');
  }
  for await (const entry of photoEntries(folder)) {
    count.photos += 1;
    yield entry;
  }
  yield endOfTar;
}

/** Kinds of messages in the copy (PostgreSQL's protocol, BASE_BACKUP): a new archive, and its bytes. */
const messages = { archive: 0x6e, bytes: 0x64 } as const;

/** Runs the command and writes the resulting tar; the driver calls the `handle…` methods. */
class BaseBackup implements Submittable {
  readonly #tar: PassThrough;
  #connection: Connection | undefined;
  #archives = 0;
  #isPaused = false;
  #error: Error | undefined;

  constructor(tar: PassThrough) {
    this.#tar = tar;
  }

  submit = (connection: Connection): void => {
    this.#connection = connection;
    connection.query(command);
  };

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (chunk[0] === messages.archive && (this.#archives += 1) > 1) {
      this.#error = new EmbeddedPostgresError(
        'The database has tablespaces, which is not foreseen.',
      );
    }
    if (chunk[0] !== messages.bytes) return;
    // Copied, because the driver reuses its buffer.
    if (this.#tar.write(Buffer.from(chunk.subarray(1))) || this.#isPaused) return;
    const stream = this.#connection?.stream;
    this.#isPaused = true;
    stream?.pause();
    this.#tar.once('drain', () => {
      this.#isPaused = false;
      stream?.resume();
    });
  }

  handleError(error: Error): void {
    this.#error = error;
    this.#tar.destroy(error);
  }

  handleReadyForQuery(): void {
    if (this.#error) this.#tar.destroy(this.#error);
    else this.#tar.end();
  }

  // Not needed: tablespace and WAL positions are in the tar.
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
}
