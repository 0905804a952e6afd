import { HttpError } from '../../HttpError.ts';

const cures: Record<string, string> = {
  ENOSPC: 'Its disk is full: free some room, then do the same again.',
  EDQUOT: 'The quota of its disk is used up: free some room, then do the same again.',
  EROFS: 'Its disk can only be read: mount it to be written, or set another DATA_DIR.',
  EACCES: 'This user may not use it: run as the user of the server, or give it to this one.',
  EPERM: 'This user may not use it: run as the user of the server, or give it to this one.',
  ENOTDIR: 'A part of that path is a file: move it away, or set another DATA_DIR.',
  AccessDenied: 'The keys do not allow it: they have to allow to list, read, write and remove.',
  InvalidAccessKeyId: 'The key is not known there: look at AWS_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'The secret is not that of the key: look at AWS_SECRET_ACCESS_KEY.',
  CredentialsProviderError: 'There are no keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  NoSuchBucket: 'There is no such bucket: look at RELEASES_BUCKET.',
  ECONNREFUSED: 'Nothing answers there: look at RELEASES_ENDPOINT, and whether the store runs.',
  ENOTFOUND: 'That address is not known: look at RELEASES_ENDPOINT.',
  TimeoutError: 'It does not answer in time: look at the network, and whether the store runs.',
};

/** The storage of releases cannot be used right now; the message says why and what to do. */
export class StorageError extends HttpError {
  override name = 'StorageError';

  /**
   * @param place what a person calls the storage
   * @param cause what came of using it
   */
  constructor(place: string, cause: unknown) {
    const { name, code, message } = cause as NodeJS.ErrnoException;
    // Amazon's client may hand on what the network says as a text alone.
    const words = [code ?? '', name, ...message.split(/\W/)];
    const cure = words.map((word) => cures[word]).find((known) => known !== undefined);
    super(
      503,
      [`The releases in ${place} could not be used.`, cure, `(${message || name})`]
        .filter(Boolean)
        .join(' '),
    );
    this.cause = cause;
  }
}

/** Makes what goes wrong in a use of a storage a StorageError. */
export async function using<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StorageError ? error : new StorageError(place, error);
  }
}
