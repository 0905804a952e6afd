import { HttpError } from '../../HttpError.ts';
import type { StorageCure } from '../../refusals/officeTexts.en.ts';

const cures: Record<string, StorageCure> = {
  ENOSPC: 'diskFull',
  EDQUOT: 'quotaUsed',
  EROFS: 'readOnly',
  EACCES: 'notOurs',
  EPERM: 'notOurs',
  ENOTDIR: 'notFolder',
  AccessDenied: 'keysRefused',
  InvalidAccessKeyId: 'keyUnknown',
  SignatureDoesNotMatch: 'wrongSecret',
  CredentialsProviderError: 'noKeys',
  NoSuchBucket: 'noBucket',
  ECONNREFUSED: 'nothingAnswers',
  ENOTFOUND: 'unknownAddress',
  TimeoutError: 'noAnswer',
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
    super(503, {
      code: 'releasesUnusable',
      params: { place, fault: message || name, ...(cure && { cure }) },
    });
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
