import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, unlessMissing } from './fileErrors.ts';
import { runCommand } from './runCommand.ts';

/**
 * What PostgreSQL's main process, the postmaster, writes down about itself in `postmaster.pid`.
 * The file outlives a killed postmaster. It is never removed here: it also names the shared
 * memory by which PostgreSQL knows that an earlier server's processes still work on the data.
 */
export interface PostmasterFile {
  pid: number;
  /** Path of the cluster as the postmaster knew it. */
  dataFolder: string;
  port: number;
  socketFolder: string;
  /** False until the postmaster has written where it listens. */
  listens: boolean;
  /** Pid, directory and start time; unique per server. */
  identity: string;
}

export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(unlessMissing);
  return text === undefined ? undefined : parsePostmasterFile(text);
}

/** Undefined if the file is incomplete. */
export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const lines = text.split('\n');
  const [pid = '', dataFolder = '', started = '', port = '', socketFolder = '', address = ''] =
    lines;
  if (!/^\d+$/.test(pid)) return undefined;
  return {
    pid: Number(pid),
    dataFolder,
    port: Number(port),
    socketFolder,
    listens: socketFolder !== '' || address !== '',
    identity: [pid, dataFolder, started].join('\n'),
  };
}

/** Whether any process has this pid. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Whether the process is the postmaster of this cluster, and not an unrelated program with a reused
 * pid. Zombies do not count.
 */
export async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  const command =
    process.platform === 'linux'
      ? // A process that has just exited has no such file, or an unreadable one.
        (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')
      : (await runCommand('ps', ['-o', 'command=', '-p', String(pid)])).output;
  return command.includes('postgres') && command.includes(cluster);
}
