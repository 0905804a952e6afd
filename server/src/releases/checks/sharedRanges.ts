import { satisfies } from 'semver';
import type { Release } from 'shared-api/contract/release';

/**
 * What of the shared libraries does not fit between a shell and a remote: the shell's copy is the
 * one in the page, and a remote is refused by the browser when it is not the version it asks for.
 * @returns sentences, none when they fit
 */
export function misfits(shell: Release, remote: Release): string[] {
  return Object.entries(remote.shared).flatMap(([library, { requiredVersion }]) => {
    const carried = shell.shared[library]?.version;
    // What the shell does not share, the remote brings along.
    if (carried === undefined) return [];
    if (satisfies(carried, requiredVersion, { includePrerelease: true })) return [];
    return [
      `${remote.app} ${remote.version} needs ${library} ${requiredVersion}, and shell ${shell.version} carries ${carried}.`,
    ];
  });
}
