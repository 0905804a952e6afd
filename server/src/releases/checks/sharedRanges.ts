import { satisfies } from 'semver';
import type { Release } from 'shared-api/contract/releases/release';

/**
 * Mismatched shared libraries between a shell and a remote: only the shell's copy is in the page,
 * and the federation runtime rejects a remote that requires another version.
 * @returns a sentence per mismatch
 */
export function misfits(shell: Release, remote: Release): string[] {
  return Object.entries(remote.shared).flatMap(([library, { requiredVersion }]) => {
    const carried = shell.shared[library]?.version;
    if (carried !== undefined && satisfies(carried, requiredVersion, { includePrerelease: true })) {
      return [];
    }
    return [
      `${remote.app} ${remote.version} needs ${library} ${requiredVersion}, and shell ${shell.version} carries ${carried ?? 'none'}.`,
    ];
  });
}
