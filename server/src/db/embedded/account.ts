import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts';
import { runCommand, type Account } from './runCommand.ts';

/** True when this process is root, as whom PostgreSQL refuses to run. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/** The user "nobody" exists on every Unix; initdb requires a user with a name. */
export async function unprivilegedAccount(): Promise<Account> {
  const [uid, gid] = await Promise.all([
    runCommand('id', ['-u', 'nobody']),
    runCommand('id', ['-g', 'nobody']),
  ]);
  if (!uid.ok || !gid.ok) {
    throw new EmbeddedPostgresError(
      'PostgreSQL does not run as root, and this system has no user "nobody" to run it as. ' +
        'Start as an ordinary user, or name a PostgreSQL server of your own in DATABASE_URL.',
    );
  }
  return { uid: Number(uid.output), gid: Number(gid.output) };
}

/**
 * Whether the account can enter a folder, and with `write` make files in it. The kernel is asked
 * rather than the mode bits read, so access lists, mounts and every parent folder count.
 */
export async function canUse(
  account: Account,
  folder: string,
  mode: 'enter' | 'write',
): Promise<boolean> {
  const test = mode === 'write' ? '[ -x "$1" ] && [ -w "$1" ]' : '[ -x "$1" ]';
  return (await runCommand('/bin/sh', ['-c', test, 'sh', folder], account)).ok;
}
