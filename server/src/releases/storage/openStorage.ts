import path from 'node:path';
import type { Config } from '../../config.ts';
import { BucketStorage } from './BucketStorage.ts';
import { FolderStorage } from './FolderStorage.ts';
import type { ReleaseStorage } from './ReleaseStorage.ts';

/** Opens the storage that the settings name: a bucket, or `releases` in the data directory. */
export function openStorage({
  dataDir,
  releasesBucket,
}: Pick<Config, 'dataDir' | 'releasesBucket'>): ReleaseStorage {
  const folder = path.join(dataDir, 'releases');
  if (!releasesBucket) return new FolderStorage(folder);
  return new BucketStorage(releasesBucket, path.join(dataDir, 'releases-copies'));
}
