import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { BackupTarget } from '../config.ts';

/** Where backups are kept. */
export interface BackupPlace {
  /** For messages. */
  readonly location: string;
  /** Keeps a file under a name; it appears whole or not at all. */
  keep(name: string, file: string): Promise<void>;
  /** The names of what is kept, oldest first. */
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

/** `site-20261124T083000Z.tar.gz`: names sort as the backups were made. */
const pattern = /^site-\d{8}T\d{6}Z\.tar\.gz$/;

/** The name of a backup of this moment (milliseconds). */
export const backupName = (now: number): string =>
  `site-${new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.gz`;

/** Whether a file's name is one of a backup. */
export const isBackup = (name: string): boolean => pattern.test(name);

/** Opens the place that the settings name. A bucket's client is loaded where there is a bucket. */
export async function openBackupPlace(
  target: BackupTarget,
  credentials?: S3ClientConfig['credentials'],
): Promise<BackupPlace> {
  if ('folder' in target) return folderPlace(target.folder);
  const { bucketPlace } = await import('./bucketPlace.ts');
  return bucketPlace(target, credentials);
}

function folderPlace(folder: string): BackupPlace {
  return {
    location: folder,
    async keep(name, file) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = path.join(folder, `.${name}.part`);
      try {
        await copyFile(file, part);
        await rename(part, path.join(folder, name));
      } finally {
        await rm(part, { force: true });
      }
    },
    names: async () => (await readdir(folder)).filter(isBackup).sort(),
    remove: (name) => rm(path.join(folder, name), { force: true }),
  };
}
