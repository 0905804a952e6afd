import path from 'node:path';
import { photosFolder, type Config } from '../config.ts';
import { FolderStorage } from '../releases/storage/FolderStorage.ts';
import type { ReleaseStorage } from '../releases/storage/ReleaseStorage.ts';

/** Where the pictures lie. */
export type PhotoStorage = Pick<ReleaseStorage, 'location' | 'write' | 'read' | 'remove'>;

/** `photos` in the data directory, or below the same prefix as releases in their bucket. */
export async function openPhotoStorage({
  dataDir,
  releasesBucket,
}: Pick<Config, 'dataDir' | 'releasesBucket'>): Promise<PhotoStorage> {
  if (!releasesBucket) return new FolderStorage(photosFolder(dataDir));
  const { BucketStorage } = await import('../releases/storage/BucketStorage.ts');
  const prefix = `${releasesBucket.prefix}photos/`;
  // Pictures are read one by one; no folder of them is ever copied.
  return new BucketStorage({ ...releasesBucket, prefix }, path.join(dataDir, 'photos-copies'));
}
