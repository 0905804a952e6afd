import type { Queryable, Transactional } from './Database.ts';

/** Ends the transaction of a look ahead, so that nothing of it stays. */
class TakenBackError extends Error {
  override name = 'TakenBackError';
}

/**
 * What some work would come to: it is done in a transaction of its own, and taken back. A preview that is made so
 * promises nothing that the work does not do.
 * @throws what the work throws
 */
export async function asIfDone<T>(
  database: Transactional,
  work: (connection: Queryable) => Promise<T>,
): Promise<T> {
  let done: { result: T } | undefined;
  try {
    await database.transaction(async (connection) => {
      done = { result: await work(connection) };
      throw new TakenBackError();
    });
  } catch (error) {
    if (!(error instanceof TakenBackError)) throw error;
  }
  if (!done) throw new Error('The look ahead did not come about.');
  return done.result;
}
