import path from 'node:path';
import type { Config } from '../../config.ts';
import { FolderStorage } from './FolderStorage.ts';
import type { ReleaseStorage } from './ReleaseStorage.ts';

/**
 * Opens the storage that the settings name: a bucket, or `releases` in the data directory. A bucket's client is loaded where there
 * is a bucket: it would be a tenth of what a start loads.
 */
export async function openStorage({
  dataDir,
  releasesBucket,
}: Pick<Config, 'dataDir' | 'releasesBucket'>): Promise<ReleaseStorage> {
  const folder = path.join(dataDir, 'releases');
  if (!releasesBucket) return new FolderStorage(folder);
  const { BucketStorage } = await import('./BucketStorage.ts');
  return new BucketStorage(releasesBucket, path.join(dataDir, 'releases-copies'));
}
