import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  DeleteObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { BackupTarget, BucketSettings } from '../config.ts';

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

const isBackup = (name: string): boolean => pattern.test(name);

export const openBackupPlace = (
  target: BackupTarget,
  credentials?: S3ClientConfig['credentials'],
): BackupPlace =>
  'folder' in target ? folderPlace(target.folder) : bucketPlace(target, credentials);

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

function bucketPlace(
  { bucket, prefix, endpoint, region }: BucketSettings,
  credentials: S3ClientConfig['credentials'],
): BackupPlace {
  // No limit of time: a backup may take long to be sent.
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials ? { credentials } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const keyed = (name: string) => ({ Bucket: bucket, Key: prefix + name });
  return {
    location: `s3://${bucket}/${prefix}`,
    async keep(name, file) {
      const { size } = await stat(file);
      const body = { Body: createReadStream(file), ContentLength: size };
      await client.send(new PutObjectCommand({ ...keyed(name), ...body }));
    },
    async names() {
      const names: string[] = [];
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
      for await (const { Contents = [] } of pages) {
        names.push(...Contents.map(({ Key = '' }) => Key.slice(prefix.length)));
      }
      return names.filter(isBackup).sort();
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand(keyed(name)));
    },
  };
}
