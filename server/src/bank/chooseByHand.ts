import type { LineChoice } from 'shared-api/contract/billing/bankLines';
import { audit } from '../audit/audit.ts';
import type { Database } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';
import { outcomeOf, type Outcome } from '../outcomes/texts.ts';
import { lockImports } from './imports/lockImports.ts';
import { applyRules } from './rules.ts';
import { findTransfers } from './transfers/findTransfers.ts';

/**
 * Says what a line is, by hand: rules do not change it any more, until it is left to them again.
 * @throws HttpError 404 if it is unknown, 409 if it is half of a transfer and is said to be none
 */
export function chooseByHand(
  database: Database,
  id: number,
  { kind, category, brand }: LineChoice,
  who: string,
): Promise<{ message: Outcome }> {
  return database.transaction(async (connection) => {
    if (kind === 'Transfer') await lockImports(connection);
    const { rows } = await connection.query<LineChoice & { isPaired: boolean; day: string }>(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day, hand_kind AS kind, hand_category AS category, hand_brand AS brand,
         paired_with IS NOT NULL AS "isPaired"
       FROM bank_transactions WHERE id = $1 FOR UPDATE`,
      [id],
    );
    const [line] = rows;
    if (!line) throw new HttpError(404, { code: 'noTransaction', params: { id: String(id) } });
    const { isPaired, day, ...before } = line;
    if (isPaired && kind !== null && kind !== 'Transfer') {
      throw new HttpError(409, { code: 'halfOfTransfer' });
    }
    await connection.query(
      `UPDATE bank_transactions SET hand_kind = $2, hand_category = $3, hand_brand = $4
       WHERE id = $1`,
      [id, kind, category, brand],
    );
    await applyRules(connection, { ids: [id] });
    // Its other half may be in another currency, where amounts alone do not say so.
    if (kind === 'Transfer') await findTransfers(connection, day);
    const after = { kind, category, brand };
    const entity = 'bankTransactions';
    await audit(connection, { who, entity, recordId: id, action: 'update', before, after });
    return { message: outcomeOf('lineSaved') };
  });
}
