import type { FastifyBaseLogger } from 'fastify';
import { HttpError } from '../HttpError.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';

/** @throws HttpError 503 if the releases cannot be read */
export async function untilReady(
  store: ReleaseStore,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  try {
    await store.ready();
  } catch (error) {
    log.error({ err: error }, 'the releases cannot be read');
    throw new HttpError(503, { code: 'siteUnavailable' });
  }
}
