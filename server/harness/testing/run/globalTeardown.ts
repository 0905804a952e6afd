import { rm } from 'node:fs/promises';
import { dropTemplate } from '../testDatabases.ts';
import { clustersVariable } from '../../database/copyCluster.ts';

/** Ends what `globalSetup` started. */
export default async function globalTeardown(): Promise<void> {
  await dropTemplate();
  await (globalThis as { endTestPostgres?: () => Promise<void> }).endTestPostgres?.();
  await rm(process.env[clustersVariable] ?? '', { recursive: true, force: true });
}
