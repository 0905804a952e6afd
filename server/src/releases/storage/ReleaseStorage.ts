/**
 * Where releases are stored: a directory, or a bucket of an object store. Keys are paths with
 * slashes. Objects are immutable or replaced as a whole.
 */
export interface ReleaseStorage {
  /** The storage's location, for messages. */
  readonly location: string;
  /** The local root of all `localFolder` directories; release files are served from it. */
  readonly localRoot: string;
  /** Writes an object atomically. */
  write(key: string, content: string | Uint8Array): Promise<void>;
  /** The content of an object, or undefined if it does not exist. */
  read(key: string): Promise<Buffer | undefined>;
  /**
   * Keys with the given prefix (which ends in a slash), in lexical order; only those after `after`,
   * if given.
   */
  list(prefix: string, after?: string): Promise<string[]>;
  /** Removes an object, or everything under a prefix that ends in a slash. */
  remove(keyOrPrefix: string): Promise<void>;
  /**
   * The local directory of a release's files, downloaded first if the storage is remote.
   * @throws Error when there is no complete release
   */
  localFolder(app: string, version: string): Promise<string>;
  /** Removes local copies of releases that are no longer stored, if the storage keeps copies. */
  dropCopies(isStored: (app: string, version: string) => boolean): Promise<void>;
}

/** Written last when a release is stored; without it, the release does not exist. */
export const completeMark = 'release.json';
