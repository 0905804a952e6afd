/**
 * The embedded PostgreSQL cannot be used. The message is written for the person who runs the
 * server: what is wrong, PostgreSQL's own last words where there are any, and the cure.
 */
export class EmbeddedPostgresError extends Error {
  override readonly name: string = 'EmbeddedPostgresError';
}

/** Another live process holds the data folder: trying again does not help. */
export class DataFolderInUseError extends EmbeddedPostgresError {
  override readonly name = 'DataFolderInUseError';
}

const elsewhere =
  'name a PostgreSQL server of your own in DATABASE_URL, or another folder in DATA_DIR';

/** Known PostgreSQL errors, and how to fix them. */
const cures: readonly (readonly [RegExp, string])[] = [
  [/No space left on device|Disk quota exceeded/, 'Free space on the disk that holds the data.'],
  [
    /pre-existing shared memory block/,
    'Processes of an earlier PostgreSQL still work on this folder: end them, then start again.',
  ],
  [
    /could not (create|map anonymous) shared memory|could not create semaphores/,
    'The system grants too little shared memory or too few semaphores: end other servers or raise the kernel limits (kernel.shmmni, kernel.sem).',
  ],
  [
    /invalid permissions|wrong ownership|Permission denied|Operation not permitted|EACCES|EPERM|Read-only file system|EROFS/,
    `Give the user that runs this server the data folder (chown -R, chmod -R u+rwX), or ${elsewhere}.`,
  ],
  [
    /could not look up effective user ID/,
    'The user id that runs this server has no entry in /etc/passwd: add one, or name a PostgreSQL server of your own in DATABASE_URL.',
  ],
  [
    /invalid locale|locale .*(incompatible|not found)|not recognized by setlocale/,
    `This system lacks a locale that the data needs: install it (Debian: libc-bin, others: glibc-langpack), or ${elsewhere}.`,
  ],
  [
    /error while loading shared libraries|Library not loaded|version `?GLIBC|spawn .* ENOENT|Exec format error/,
    'The PostgreSQL binaries do not run on this system: repeat `npm ci` on it (they need glibc, so not Alpine Linux), or name a PostgreSQL server of your own in DATABASE_URL.',
  ],
  [
    /could not locate a valid checkpoint record|invalid primary checkpoint|PANIC/,
    `The data folder is damaged: restore a backup of it, or ${elsewhere}.`,
  ],
];

const shownLines = 15;

/** The error for a failed step: what failed, the relevant end of the output, and how to fix it. */
export function failure(what: string, output: string): EmbeddedPostgresError {
  const cure = cures.find(([symptom]) => symptom.test(output))?.[1];
  const words = output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-shownLines);
  return new EmbeddedPostgresError(
    [what, ...words, cure ?? `Mend what these lines name, or ${elsewhere}.`].join('\n'),
  );
}
