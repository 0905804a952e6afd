/**
 * Where releases lie: a folder, or a bucket of an object store. Keys are paths with slashes. Nothing
 * is ever changed under its key but what is replaced whole.
 */
export interface ReleaseStorage {
  /** What a person calls the place, for messages. */
  readonly place: string;
  /** The local folder below which `localFolder` lies; files are served from there. */
  readonly localRoot: string;
  /** Writes an object; a reader sees the whole of it or nothing. */
  write(key: string, content: string | Uint8Array): Promise<void>;
  /** The content of an object; undefined when there is none. */
  read(key: string): Promise<Buffer | undefined>;
  /** The keys below a prefix (which ends in a slash), in order of their text; only those after `after`, if given. */
  list(prefix: string, after?: string): Promise<string[]>;
  /** Removes an object, or everything below a prefix that ends in a slash. */
  remove(keyOrPrefix: string): Promise<void>;
  /**
   * The local folder that holds one release's files; fetched first where the storage is elsewhere.
   * @throws Error when no complete release is there
   */
  localFolder(app: string, version: string): Promise<string>;
  /** Removes local copies of releases that are stored no more, where there are copies. */
  dropCopies(isStored: (app: string, version: string) => boolean): Promise<void>;
}

/** The object that is written last when a release is stored: without it there is no release. */
export const completeMark = 'release.json';
