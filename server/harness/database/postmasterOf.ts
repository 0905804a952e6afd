import { clusterOf } from '../../src/db/embedded/home.ts';
import { readPostmasterFile } from '../../src/db/embedded/postmasterFile.ts';

/** Process number of the embedded PostgreSQL of a data folder, as PostgreSQL wrote it down. */
export async function postmasterOf(dataDir: string): Promise<number | undefined> {
  return (await readPostmasterFile(clusterOf(dataDir)))?.pid;
}
