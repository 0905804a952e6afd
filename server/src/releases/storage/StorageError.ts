import { HttpError } from '../../HttpError.ts';
import type { StorageCure } from '../../refusals/releaseTexts.en.ts';

const cures: Record<string, StorageCure> = {
  ENOSPC: 'diskFull',
  EDQUOT: 'quotaUsed',
  EROFS: 'readOnly',
  EACCES: 'notOurs',
  EPERM: 'notOurs',
  ENOTDIR: 'notFolder',
  STORAGE_GONE: 'gone',
  AccessDenied: 'keysRefused',
  InvalidAccessKeyId: 'keyUnknown',
  SignatureDoesNotMatch: 'wrongSecret',
  CredentialsProviderError: 'noKeys',
  NoSuchBucket: 'noBucket',
  ECONNREFUSED: 'nothingAnswers',
  ENOTFOUND: 'unknownAddress',
  TimeoutError: 'noAnswer',
};

/** The release storage is unavailable; the message says why and what to do. */
export class StorageError extends HttpError {
  override name = 'StorageError';

  /**
   * @param location the storage's location, for messages
   * @param cause the underlying error
   */
  constructor(location: string, cause: unknown) {
    const { name, code, message } = cause as NodeJS.ErrnoException;
    // The AWS SDK may report network errors only as text.
    const words = [code ?? '', name, ...message.split(/\W/)];
    const cure = words.map((word) => cures[word]).find((known) => known !== undefined);
    super(503, {
      code: 'releasesUnusable',
      params: { location, fault: message || name, ...(cure && { cure }) },
    });
    this.cause = cause;
  }
}

/** The error of a storage that held releases and is empty or missing now. */
export const storageGone = (location: string): StorageError =>
  new StorageError(
    location,
    Object.assign(new Error('what was there before is gone'), { code: 'STORAGE_GONE' }),
  );

/** Runs work on a storage and wraps its errors in a StorageError. */
export async function withStorageErrors<T>(location: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StorageError ? error : new StorageError(location, error);
  }
}
