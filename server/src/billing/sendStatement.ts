import type { InferType } from 'yup';
import type {
  statementLetterAnswer,
  StatementRequest,
} from 'shared-api/contract/billing/sendStatement';
import { leastCardCents, mostCardCents } from 'shared-api/contract/billing/cardAmounts';
import type { Company } from 'shared-api/contract/company/company';
import { fromCents } from 'shared-api/contract/values/money';
import { clientCopies } from '../db/clientCopies.ts';
import type { Queryable } from '../db/Database.ts';
import { missingClient } from '../db/missingClient.ts';
import { clientStatement, type Statement } from '../documents/statements/statement.ts';
import { documentTexts } from '../documents/texts.ts';
import { fieldRefused, keySpent } from '../HttpError.ts';
import { dayOf } from '../ledger/ledger.ts';
import { yearAfter } from '../ledger/invoiceDays.ts';
import { copiesOf } from '../mail/copiesOf.ts';
import { proposedRecipients, recipientsOf } from '../mail/recipients.ts';
import { statementLetter } from '../mail/statementLetter.ts';
import { refuseSentTwice } from '../mail/sentMeanwhile.ts';
import { outcomeOf, type Outcome } from '../outcomes/texts.ts';
import type { SendContext } from './sendInvoice.ts';

/** The days that a statement is about. */
interface Span {
  from: string | null;
  until: string | null;
}

/** Before every entry. */
const beginning = '0001-01-01';

/**
 * A mail with a client's statement as it would be sent now, and who would get it; nothing is stored.
 * @throws HttpError 404 for an unknown client, 400 for days in the wrong order or more than a year ahead
 */
export async function previewStatementLetter(
  { database, company }: SendContext,
  id: number,
  { message, ...span }: Span & { message: string },
): Promise<InferType<typeof statementLetterAnswer>> {
  const statement = await statementOf(database, company, id, span);
  const { rows } = await database.query<{
    email: string;
    ccEmails: string;
    sendInvoiceToSelf: boolean;
  }>(
    `SELECT c.email, ${clientCopies('statements')} AS "ccEmails",
       c.send_invoice_to_self AS "sendInvoiceToSelf"
     FROM clients c WHERE c.id = $1`,
    [id],
  );
  const [addresses = { email: '', ccEmails: '', sendInvoiceToSelf: false }] = rows;
  return {
    ...statementLetter(company, { ...statement, ...span }, message),
    ...proposedRecipients(company, addresses),
    attachments: [documentTexts[statement.language].files.statement(span.until ?? '')],
    balance: fromCents(statement.closing),
  };
}

/**
 * Sends a client the statement of a span of days as PDF. A second call with the same key changes
 * nothing.
 * @throws HttpError 404 for an unknown client, 400 for days in the wrong order or more than a year ahead, 409 for a key
 *   that was used for something else, and if one of the recipients was sent these days' within 24 hours, unless it is
 *   meant to be sent again
 */
export async function sendStatement(
  { database, company, queueMails }: SendContext,
  id: number,
  request: StatementRequest,
  who: string,
): Promise<{ message: Outcome }> {
  const { from, until, key, message } = request;
  const recipients = recipientsOf(request);
  return database.transaction(async (connection) => {
    // Of two who send it at once, the second knows of the first.
    await connection.query('SELECT FROM clients WHERE id = $1 FOR NO KEY UPDATE', [id]);
    const statement = await statementOf(connection, company, id, request);
    const { rows } = await connection.query<{ id: number }>(
      `INSERT INTO statement_sends (key, client_id, first_day, last_day, recipients, message, who)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (key) DO NOTHING RETURNING id`,
      [key, id, from, until, recipients, message, who],
    );
    const [send] = rows;
    if (!send) return outcomeFor(await sentBefore(connection, key, id, request));
    const sends = await sendsBefore(connection, id, request, send.id, company.timeZone);
    refuseSentTwice({ kind: 'statement', number: until }, sends, recipients, request.again);
    const letter = statementLetter(company, { ...statement, from, until }, message);
    await queueMails(
      connection,
      copiesOf(request, {
        entity: 'clients',
        recordId: id,
        statementId: send.id,
        ...letter,
      }),
    );
    return outcomeFor(recipients);
  });
}

const outcomeFor = (recipients: readonly string[]): { message: Outcome } => ({
  message: outcomeOf('statementSent', { recipients }),
});

async function statementOf(
  connection: Queryable,
  company: Company,
  id: number,
  { from, until }: Span,
): Promise<Statement & { takesCard: boolean }> {
  const last = until ?? beginning;
  if (from !== null && from > last) throw fieldRefused(400, 'until', { code: 'endsBefore' });
  const latest = yearAfter(dayOf(company));
  if (last > latest) throw fieldRefused(400, 'until', { code: 'statementFar', params: { latest } });
  const statement = await clientStatement(connection, id, { from: from ?? beginning, to: last });
  if (!statement) {
    throw await missingClient(connection, id);
  }
  const { rows } = await connection.query<{ takesCard: boolean }>(
    `SELECT bool_or(balance_cents BETWEEN $2 AND $3) IS NOT false AS "takesCard"
     FROM invoices WHERE client_id = $1 AND invoice_number IS NOT NULL AND balance_cents > 0`,
    [id, leastCardCents, mostCardCents],
  );
  return { ...statement, takesCard: rows[0]?.takesCard ?? true };
}

/** To whom the statement went that was sent under a key. @throws HttpError 409 if it was another */
async function sentBefore(
  connection: Queryable,
  key: string,
  id: number,
  { from, until }: Span,
): Promise<string[]> {
  const { rows } = await connection.query<{ recipients: string[] }>(
    `SELECT recipients FROM statement_sends
     WHERE key = $1 AND client_id = $2 AND first_day IS NOT DISTINCT FROM $3 AND last_day = $4`,
    [key, id, from, until],
  );
  const [before] = rows;
  if (!before) throw keySpent({ code: 'sendKeyUsed' });
  return before.recipients;
}

/** Statements of the same days that the client was sent in the last 24 hours, the newest first. */
async function sendsBefore(
  connection: Queryable,
  id: number,
  { from, until }: Span,
  sendId: number,
  timeZone: string,
) {
  const { rows } = await connection.query<{ who: string; at: string; recipients: string[] }>(
    `SELECT who, to_char(at AT TIME ZONE $5, 'YYYY-MM-DD"T"HH24:MI') AS at, recipients
     FROM statement_sends WHERE client_id = $1 AND id <> $2 AND at > now() - interval '1 day'
       AND first_day IS NOT DISTINCT FROM $3 AND last_day = $4
     ORDER BY id DESC`,
    [id, sendId, from, until, timeZone],
  );
  return rows;
}
