import { fromCents } from 'shared-api/contract/values/money';
import { audit } from '../../audit/audit.ts';
import type { Queryable } from '../../db/Database.ts';
import { dayOf, type LedgerContext } from '../../ledger/ledger.ts';
import { lockWhole } from '../../ledger/reversePayment.ts';
import { who } from '../refunds/settleRefund.ts';
import type { PaymentContext } from '../settle.ts';
import {
  findDisputed,
  giveBackTaken,
  loseTaken,
  noteFee,
  takeOut,
  type Disputed,
} from './disputeEntries.ts';
import { disputeMail } from './disputeMails.ts';
import { endOf, type ToldDispute } from './disputeStates.ts';

/** What disputes are recorded with. */
type DisputeContext = LedgerContext & Pick<PaymentContext, 'queueMails'>;

interface Stored {
  id: number;
  state: string;
  ended: 'won' | 'lost' | 'closed' | null;
  entryId: number | null;
  fee: number;
  movements: number;
  toldAt: number;
}

/**
 * Records what the provider tells of a dispute: the money that was taken out, its fee, and how it ended. Events
 * may come twice and in any order: one that says less than is known changes nothing.
 * @returns whether a payment here is disputed
 */
export async function settleDispute(context: DisputeContext, told: ToldDispute): Promise<boolean> {
  const { database } = context;
  const disputed = await findDisputed(database, told.intent);
  if (!disputed) return false;
  for (;;) {
    const isDone = await database.transaction(async (connection) => {
      // What it covers, which a lost dispute changes, is locked before it.
      if (!(await lockWhole(connection, disputed.paymentId))) return false;
      await follow(context, connection, disputed, told);
      return true;
    });
    if (isDone) return true;
  }
}

/** Brings a dispute of a locked payment to where an event says that it is. */
async function follow(
  { company, queueMails }: DisputeContext,
  connection: Queryable,
  disputed: Disputed,
  told: ToldDispute,
): Promise<void> {
  const day = dayOf(company);
  const before = await storedDispute(connection, disputed, told, day);
  const { id, ended, movements } = before;
  const entryId =
    before.entryId ??
    (told.taken > 0 && told.state !== 'won' && told.state !== 'closed' && ended === null
      ? await takeOut(connection, disputed, { cents: told.taken, day })
      : null);
  if (told.movements > movements && told.fee !== before.fee) {
    await noteFee(connection, disputed, { cents: told.fee - before.fee, day });
  }
  const isNewer = ended === null && (endOf(told.state) !== null || told.toldAt >= before.toldAt);
  const state = isNewer ? told.state : before.state;
  const end = isNewer ? endOf(told.state) : null;
  if (entryId !== null && end === 'lost') await loseTaken(connection, disputed, { entryId, day });
  if (entryId !== null && (end === 'won' || end === 'closed')) {
    await giveBackTaken(connection, { entryId, day });
  }
  const isChanged = state !== before.state;
  await connection.query(
    `UPDATE disputes SET state = $2, entry_id = $3, ended = coalesce(ended, $4),
       ended_on = CASE WHEN $4::text IS NULL THEN ended_on ELSE coalesce(ended_on, $5::date) END,
       fee_cents = CASE WHEN $6 > movements THEN $7 ELSE fee_cents END,
       movements = greatest(movements, $6), told_at = greatest(told_at, $8),
       due_at = CASE WHEN $9 THEN to_timestamp($10) ELSE due_at END,
       seen_at = CASE WHEN $11 THEN NULL ELSE seen_at END
     WHERE id = $1`,
    [
      id,
      state,
      entryId,
      end,
      day,
      told.movements,
      told.fee,
      told.toldAt,
      isNewer,
      told.dueAt,
      isChanged,
    ],
  );
  if (!isChanged) return;
  await noteHistory(connection, disputed, { ...told, state });
  if (before.state === '' || end !== null) {
    await queueMails(connection, await disputeMail(connection, company, id));
  }
}

/** The dispute as it is stored, first written if it is not there yet; its state is empty then. */
async function storedDispute(
  connection: Queryable,
  { paymentId }: Disputed,
  { id, cents, reason, toldAt }: ToldDispute,
  day: string,
): Promise<Stored> {
  await connection.query(
    `INSERT INTO disputes (provider_id, payment_id, amount_cents, reason, state, opened_on, told_at)
     VALUES ($1, $2, $3, $4, '', $5, $6) ON CONFLICT (provider_id) DO NOTHING`,
    [id, paymentId, cents, reason, day, toldAt],
  );
  const { rows } = await connection.query<Stored>(
    `SELECT id, state, ended, entry_id AS "entryId", fee_cents AS fee, movements,
       told_at AS "toldAt"
     FROM disputes WHERE provider_id = $1 FOR UPDATE`,
    [id],
  );
  const [stored] = rows;
  if (!stored) throw new Error(`The dispute ${id} was not stored.`);
  return stored;
}

async function noteHistory(
  connection: Queryable,
  { invoiceId, quoteId }: Disputed,
  { cents, state }: { cents: number; state: string },
): Promise<void> {
  const recordId = invoiceId ?? quoteId;
  if (recordId === null) return;
  await audit(connection, {
    who,
    entity: invoiceId === null ? 'quotes' : 'invoices',
    recordId,
    action: 'update',
    after: { disputed: fromCents(cents), dispute: state },
  });
}
