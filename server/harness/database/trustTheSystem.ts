import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';

const settings = [
  'fsync = off',
  'full_page_writes = off',
  'checkpoint_timeout = 1h',
  // Spare log files are removed instead of kept: some five of 16 MB would be copied with the folder each time.
  'wal_recycle = off',
];

/**
 * Lets a PostgreSQL that runs trust the operating system to write to the disk, which is only safe for data that need not
 * outlive the machine. Copies of its folder do the same. What kills a database has one of its own, which waits for the disk.
 * @param cluster its data folder
 */
export async function trustTheSystem(cluster: string): Promise<void> {
  await appendFile(path.join(cluster, 'postgresql.conf'), `\n${settings.join('\n')}\n`);
  const [pid] = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  // It reads its settings again. Windows has no such signal, and takes longer.
  if (process.platform !== 'win32') process.kill(Number(pid), 'SIGHUP');
}
