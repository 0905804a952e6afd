/** A package in package-lock.json. */
interface LockedPackage {
  version?: string;
  integrity?: string;
  license?: string;
  /** Set for workspaces, whose sources are elsewhere. */
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The part of package-lock.json that matters here: packages by their directory, '' for the project. */
export interface LockFile {
  packages: Record<string, LockedPackage>;
}

const named = ({ dependencies, optionalDependencies, peerDependencies }: LockedPackage): string[] =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });

/** The directory of a package as Node finds it from another: in the nearest node_modules. */
function directoryOf({ packages }: LockFile, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const directory = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[directory]) return directory;
    if (folder === '') return undefined;
  }
}

/**
 * The packages that some workspaces and build tools need, with all that these need in turn, so that
 * an update of any other package is no change of theirs.
 * @param roots directories of workspaces, and names of packages of the project itself
 * @returns a line each: directory, version and hash
 */
export function lockedPackages(
  lock: LockFile,
  roots: { folders: string[]; tools: string[] },
): string[] {
  const found = new Set<string>();
  const waiting: string[] = [...roots.folders];
  const add = (name: string, from: string): void => {
    const directory = directoryOf(lock, name, from);
    // Peers may be optional, and not installed.
    if (directory === undefined) return;
    const { link, resolved } = lock.packages[directory] ?? {};
    const target = link && resolved !== undefined ? resolved : directory;
    if (found.has(target)) return;
    found.add(target);
    waiting.push(target);
  };
  for (const tool of roots.tools) add(tool, '');
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const name of named(lock.packages[folder] ?? {})) add(name, folder);
  }
  return [...found]
    .filter((directory) => directory.includes('node_modules/'))
    .sort()
    .map((directory) => {
      const { version = '', integrity = '' } = lock.packages[directory] ?? {};
      return `${directory} ${version} ${integrity}`;
    });
}

/** The packages of the project itself that sources name: the tools of a build. */
export function toolsIn(lock: LockFile, sources: string[]): string[] {
  const { dependencies, devDependencies } = lock.packages[''] ?? {};
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
    sources.some((source) => source.includes(`'${name}'`) || source.includes(`'${name}/`)),
  );
}
