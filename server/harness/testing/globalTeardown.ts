import { dropTemplate } from './testDatabases.ts';

/** Ends what `globalSetup` started. */
export default async function globalTeardown(): Promise<void> {
  await dropTemplate();
  await (globalThis as { endTestPostgres?: () => Promise<void> }).endTestPostgres?.();
}
