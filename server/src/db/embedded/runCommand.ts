import { spawn } from 'node:child_process';

/** The operating-system user that PostgreSQL runs as, where it is not our own. */
export interface Account {
  uid: number;
  gid: number;
}

export interface CommandResult {
  ok: boolean;
  /** Standard output and standard error, interleaved. */
  output: string;
}

/**
 * A minimal environment for PostgreSQL's programs, so that stray PG… variables do not affect them
 * and our secrets do not reach another user's process.
 */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' };
}

/** Runs a program to completion, optionally as another user. Does not throw if it fails. */
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
      // A separate process group: Ctrl-C is handled by us, not by this program.
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
