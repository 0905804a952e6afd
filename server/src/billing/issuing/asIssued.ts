import { asIfDone } from '../../db/asIfDone.ts';
import type { Database, Queryable } from '../../db/Database.ts';
import { HttpError } from '../../HttpError.ts';
import { issueInvoices } from '../issueInvoices.ts';

interface Draft {
  /** The draft; or what finds or writes it in the transaction that is taken back. */
  id: number | ((connection: Queryable) => Promise<number>);
  today: string;
}

type Reader<Read> = (connection: Queryable, id: number) => Promise<Read>;

/**
 * Reads a draft as it will be once it is issued, today: with its number, and with what is held or on
 * account for it applied. It is issued by the code that issues, then taken back.
 * @throws HttpError 409 for a draft that cannot be issued now, with the reason
 */
export const onceIssued = <Read>(
  database: Database,
  draft: Draft,
  read: Reader<Read>,
): Promise<Read> => lookAhead(database, draft, { read, isIssued: true });

/** As `onceIssued`; a draft that cannot be issued now is read as it is. */
export async function asIssued<Read>(
  database: Database,
  draft: Draft,
  read: Reader<Read>,
): Promise<Read> {
  try {
    return await onceIssued(database, draft, read);
  } catch (error) {
    // Why it cannot be issued is said when somebody issues it.
    if (error instanceof HttpError && error.status === 409) {
      return lookAhead(database, draft, { read, isIssued: false });
    }
    throw error;
  }
}

const lookAhead = <Read>(
  database: Database,
  { id, today }: Draft,
  { read, isIssued }: { read: Reader<Read>; isIssued: boolean },
): Promise<Read> =>
  asIfDone(database, async (connection) => {
    const draft = typeof id === 'number' ? id : await id(connection);
    if (isIssued) await issueInvoices(connection, [draft], today, 'preview');
    return read(connection, draft);
  });
