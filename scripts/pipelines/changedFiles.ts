import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The repository's root directory. */
export const root = path.resolve(import.meta.dirname, '../..');

/**
 * The files that a branch changes, by their paths from the root.
 * @param base the commit that it will be merged into
 * @throws Error if Git does not know that commit
 */
export function changedFiles(base: string): string[] {
  const args = ['diff', '--name-only', '--no-renames', `${base}...HEAD`];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}
