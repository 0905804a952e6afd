/** Ends what `globalSetup` started. */
export default async function globalTeardown(): Promise<void> {
  await (globalThis as { endTestPostgres?: () => Promise<void> }).endTestPostgres?.();
}
