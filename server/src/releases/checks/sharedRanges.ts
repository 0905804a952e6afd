import { satisfies } from 'semver';
import type { Release } from 'shared-api/contract/releases/release';

/**
 * What of the shared libraries does not fit between a shell and a remote: the shell's copy is the
 * only one in the page, and the browser refuses a remote that asks for another version.
 * @returns sentences, none when they fit
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
