import { spawn } from 'node:child_process';

/** The operating-system user that PostgreSQL runs as, where it is not our own. */
export interface Account {
  uid: number;
  gid: number;
}

export interface CommandResult {
  ok: boolean;
  /** Standard output and standard error, in the order in which they came. */
  output: string;
}

/**
 * The environment of PostgreSQL's programs: only what they need, so that neither a stray PG…
 * variable changes them nor a secret of ours reaches another user's process.
 */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' };
}

/** Runs a program to its end, as another user where one is given. A failure is an answer too. */
export function runCommand(
  file: string,
  args: readonly string[],
  account?: Account,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      ...account,
      cwd: '/',
      env: programEnvironment(),
      // A group of its own: Ctrl-C on a terminal is ours to handle, not this program's.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
