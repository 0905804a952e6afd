import type { Database, Queryable } from '../../db/Database.ts';
import { HttpError } from '../../HttpError.ts';
import { issueInvoices } from '../issueInvoices.ts';

/** Ends the transaction of a look ahead, so that nothing of it stays. */
class LookedAhead extends Error {}

/**
 * Reads a draft as it will be once it is issued, today: with its number, and with what is held or on
 * account for it applied. It is issued by the code that issues, then taken back. A draft that cannot be
 * issued now is read as it is.
 * @param id the draft; or what finds or writes it in the transaction that is taken back
 */
export async function asIssued<Read>(
  database: Database,
  { id, today }: { id: number | ((connection: Queryable) => Promise<number>); today: string },
  read: (connection: Queryable, id: number) => Promise<Read>,
): Promise<Read> {
  const lookAhead = async (isIssued: boolean): Promise<Read> => {
    let found: { value: Read } | undefined;
    try {
      await database.transaction(async (connection) => {
        const draft = typeof id === 'number' ? id : await id(connection);
        if (isIssued) await issueInvoices(connection, [draft], today, 'preview');
        found = { value: await read(connection, draft) };
        throw new LookedAhead();
      });
    } catch (error) {
      if (!(error instanceof LookedAhead)) throw error;
    }
    if (!found) throw new Error('The look ahead did not come about.');
    return found.value;
  };
  try {
    return await lookAhead(true);
  } catch (error) {
    // Why it cannot be issued is said when somebody issues it.
    if (error instanceof HttpError && error.status === 409) return lookAhead(false);
    throw error;
  }
}
