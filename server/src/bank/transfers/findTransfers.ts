import type { Queryable } from '../../db/Database.ts';
import { choosePairs, type Candidate } from './choosePairs.ts';

/** Days between the two halves of a transfer at most. */
const mostDays = 5;

/** Candidates looked at in one search, so that many equal amounts do not multiply without end. */
const mostCandidates = 20_000;

/** A line that may be half of a transfer: nobody and no rule says that it is something else. */
const mayBeHalf = (line: string): string => `${line}.paired_with IS NULL
  AND ${line}.kind NOT IN ('ATM', 'Card', 'Fee', 'Payroll')
  AND coalesce(${line}.hand_kind, 'Transfer') = 'Transfer'
  AND NOT EXISTS (SELECT FROM payments p
    WHERE p.bank_transaction_id = ${line}.id AND p.reversed_at IS NULL)`;

/**
 * Recognizes transfers between own accounts: the same amount out of one and into another within a few
 * days. Lines that a rule calls transfers come first, then those nearest to one another.
 * @param from the first day to look at; all of them if null
 * @returns how many were found
 */
export async function findTransfers(connection: Queryable, from: string | null): Promise<number> {
  const { rows } = await connection.query<Candidate>(
    `SELECT o.id AS "outId", i.id AS "inId"
     FROM bank_transactions o JOIN bank_transactions i
       ON i.cents = -o.cents AND i.currency = o.currency AND i.account_id <> o.account_id
       AND i.day BETWEEN o.day - ${mostDays} AND o.day + ${mostDays}
     WHERE o.cents < 0
       AND o.day >= coalesce($1::date - ${mostDays}, '-infinity')
       AND i.day >= coalesce($1::date - ${mostDays}, '-infinity')
       AND ${mayBeHalf('o')} AND ${mayBeHalf('i')}
       AND NOT EXISTS (SELECT FROM split_transfers s WHERE s.out_id = o.id AND s.in_id = i.id)
       -- Its message names an invoice, so it is from a client.
       AND NOT EXISTS (
         SELECT FROM regexp_matches(i.description, '\\m\\d{5}\\M', 'g') named (numbers)
         JOIN invoices v ON v.invoice_number = named.numbers[1]::integer
       )
     ORDER BY (o.kind = 'Transfer')::integer + (i.kind = 'Transfer')::integer DESC,
       abs(o.day - i.day), o.day, o.id, i.id
     LIMIT ${mostCandidates}`,
    [from],
  );
  const pairs = choosePairs(rows);
  await pair(connection, pairs);
  return pairs.length;
}

/** Makes the lines of each pair the halves of a transfer. */
export async function pair(connection: Queryable, pairs: readonly Candidate[]): Promise<void> {
  const outs = pairs.map(({ outId }) => outId);
  const ins = pairs.map(({ inId }) => inId);
  await connection.query(
    `UPDATE bank_transactions t SET paired_with = p.other
     FROM unnest($1::bigint[], $2::bigint[]) p (id, other) WHERE t.id = p.id`,
    [
      [...outs, ...ins],
      [...ins, ...outs],
    ],
  );
}

/** Parts lines whose amounts the bank has changed, so that they are no transfer any more. */
export async function partChanged(connection: Queryable): Promise<void> {
  await connection.query(
    `UPDATE bank_transactions t SET paired_with = NULL FROM bank_transactions o
     WHERE o.id = t.paired_with AND t.cents <> -o.cents`,
  );
}
