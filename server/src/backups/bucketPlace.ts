import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import {
  DeleteObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import type { BucketSettings } from '../config.ts';
import { isBackup, type BackupPlace } from './places.ts';

/** Keeps backups in a bucket of an S3-compatible object store. */
export function bucketPlace(
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
