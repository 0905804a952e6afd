import type { RemoteAddress } from 'shared-api/contract/pages/boot';
import { integrityFile, type Integrity } from 'shared-api/contract/pages/integrity';
import type { Release } from 'shared-api/contract/releases/release';

/** Files of the shell that pages name themselves, so that its code never asks for their hashes. */
const ofPages = /^(?:early|federation|main|scheduleWorker)\./;

/** A file's hash for the browser, by its path in the release's `browser` folder; undefined in old builds. */
export function hashOf({ hashes }: Release, file: string): string | undefined {
  const hash = hashes?.[`browser/${file}`];
  return hash === undefined ? undefined : `sha256-${hash}`;
}

/** The folder of a release's entry within `browser`: empty, or that of a language. */
function folderOf({ scripts }: Release): string {
  const entry = scripts.at(-1) ?? '';
  return entry.slice(0, entry.lastIndexOf('/') + 1);
}

/** The hashes of the scripts and stylesheets that a release's code loads later. */
function laterFiles(release: Release): Integrity {
  const folder = `browser/${folderOf(release)}`;
  return Object.fromEntries(
    Object.entries(release.hashes ?? {}).flatMap(([path, hash]) => {
      const file = path.slice(folder.length);
      const isIts = path.startsWith(folder) && /^[^/]+\.(?:js|css)$/.test(file);
      return isIts && !ofPages.test(file) && !release.scripts.includes(folder.slice(8) + file)
        ? [[file, `sha256-${hash}`]]
        : [];
    }),
  );
}

/** The hashes of what the shell loads later; undefined in old builds. */
export const shellIntegrity = (shell: Release): Integrity | undefined =>
  shell.hashes && laterFiles(shell);

/**
 * What the browser checks a remote by.
 * @param isShown whether it is the remote of the page, which then has the hashes of all its files
 */
export function remoteIntegrity(
  release: Release,
  isShown: boolean,
): NonNullable<RemoteAddress['integrity']> | undefined {
  const entry = hashOf(release, release.scripts[0] ?? '');
  const table = hashOf(release, folderOf(release) + integrityFile);
  if (entry === undefined || table === undefined) return undefined;
  return { entry, files: isShown ? laterFiles(release) : table };
}
