import { exchangeTolerance } from 'shared-api/contract/billing/bankLines';
import type { Queryable } from '../../db/Database.ts';
import { choosePairs, type Candidate } from './choosePairs.ts';

/** Days between the two halves of a transfer at most. */
const mostDays = 5;

/** Candidates looked at in one search, so that many equal amounts do not multiply without end. */
const mostCandidates = 20_000;

/**
 * At most so many lines of one account, day and amount take part in a search: thousands of them on two accounts would
 * all pair with one another. The next search takes the next ones.
 */
const mostEqual = 100;

/**
 * A line that may be half of a transfer: nobody and no rule says that it is something else. What came with a message that
 * names an invoice is from a client.
 */
const mayBeHalf = (line: string): string => `${line}.paired_with IS NULL
  AND ${line}.kind NOT IN ('ATM', 'Card', 'Fee', 'Payroll')
  AND coalesce(${line}.hand_kind, 'Transfer') = 'Transfer'
  AND NOT EXISTS (SELECT FROM payments p
    WHERE p.bank_transaction_id = ${line}.id AND p.reversed_at IS NULL)
  AND NOT (${line}.cents > 0 AND EXISTS (
    SELECT FROM regexp_matches(${line}.description, '\\m\\d{5}\\M', 'g') named (numbers)
    JOIN invoices v ON v.invoice_number = named.numbers[1]::integer))`;

/** How far two amounts of different currencies are from one another at their kept rates, in cents. */
const apart = (one: string, other: string): string =>
  `abs(${one}.book_cents + ${other}.book_cents)`;

/** Two lines are near enough at their kept rates. The bank takes its own rate, and its margin. */
const nearEnough = (one: string, other: string): string => `${apart(one, other)}
  <= ${exchangeTolerance} * greatest(abs(${one}.book_cents), abs(${other}.book_cents))`;

/**
 * Whether the amounts of two lines can be those of one transfer; null, which is no, where a rate that it
 * takes is not known.
 */
export const amountsFit = (one: string, other: string): string => `CASE
  WHEN ${one}.currency IS NOT DISTINCT FROM ${other}.currency THEN ${one}.cents = -${other}.cents
  ELSE ${nearEnough(one, other)} END`;

/**
 * Buckets of amounts and of days. Lines that are near one another are in the same bucket or in the next one, where the
 * database looks them up instead of comparing each line with each. Buckets of amounts are a little wider than the
 * tolerance, so that rounding parts no two lines.
 */
const amountBucket = (line: string): string =>
  `floor(ln(greatest(abs(${line}.book_cents), 1)) / ${-1.001 * Math.log(1 - exchangeTolerance)})`;
const dayBucket = (line: string): string => `(${line}.day - date '2000-01-01') / ${mostDays}`;

/** Lines within a few days, on different accounts. */
const areNear = (one: string, other: string): string => `${one}.account_id <> ${other}.account_id
  AND ${other}.day BETWEEN ${one}.day - ${mostDays} AND ${one}.day + ${mostDays}`;

/** Lines that satisfy a condition and may be halves; of equal ones only the first. */
const halves = (line: string, condition: string): string => `(
  SELECT * FROM (
    SELECT ${line}.*, row_number() OVER (
      PARTITION BY account_id, day, cents, currency, kind = 'Transfer' ORDER BY id) AS nth
    FROM bank_transactions ${line}
    WHERE ${condition} AND day >= coalesce($1::date - ${mostDays}, '-infinity')
      AND ${mayBeHalf(line)}
  ) numbered WHERE nth <= ${mostEqual}
)`;

/**
 * Recognizes transfers between own accounts: what left one and came to another within a few days. In one
 * currency it is the same amount. Between two it is about the same at the kept rates, which many amounts
 * are by chance: there one of the lines must be called a transfer by a rule or a person.
 * Lines that are called transfers come first, then equal amounts, then those nearest to one another.
 * @param from the first day to look at; all of them if null
 * @returns how many were found
 */
export async function findTransfers(connection: Queryable, from: string | null): Promise<number> {
  const { rows } = await connection.query<Candidate>(
    `WITH equal AS (
       SELECT o.id AS out_id, i.id AS in_id, 0 AS apart
       FROM ${halves('o', 'cents < 0')} o JOIN ${halves('i', 'cents > 0')} i
         ON i.cents = -o.cents AND i.currency = o.currency
       WHERE ${areNear('o', 'i')}
     ), abroad AS MATERIALIZED (
       SELECT f.*, ${amountBucket('f')} + amount_step AS amount_bucket,
         ${dayBucket('f')} + day_step AS day_bucket
       -- Interac carries Canadian dollars, so an e-transfer is from somebody.
       FROM ${halves('f', "currency IS DISTINCT FROM 'CAD' AND cents <> 0 AND kind <> 'E-Transfer'")} f
       CROSS JOIN generate_series(-1, 1) amount_step CROSS JOIN generate_series(-1, 1) day_step
     ), exchanged AS (
       SELECT CASE WHEN f.cents < 0 THEN f.id ELSE h.id END AS out_id,
         CASE WHEN f.cents < 0 THEN h.id ELSE f.id END AS in_id, ${apart('f', 'h')} AS apart
       FROM abroad f JOIN ${halves('h', "cents <> 0 AND kind <> 'E-Transfer'")} h
         ON f.amount_bucket = ${amountBucket('h')} AND f.day_bucket = ${dayBucket('h')}
         AND sign(f.cents) = -sign(h.cents)
       WHERE f.currency <> h.currency AND (h.currency = 'CAD' OR f.cents < 0)
         AND 'Transfer' IN (f.kind, h.kind)
         AND ${nearEnough('f', 'h')} AND ${areNear('f', 'h')}
     )
     SELECT o.id AS "outId", i.id AS "inId"
     FROM (SELECT * FROM equal UNION ALL SELECT * FROM exchanged) c
     JOIN bank_transactions o ON o.id = c.out_id JOIN bank_transactions i ON i.id = c.in_id
     WHERE NOT EXISTS (SELECT FROM split_transfers s WHERE s.out_id = o.id AND s.in_id = i.id)
     ORDER BY (o.kind = 'Transfer')::integer + (i.kind = 'Transfer')::integer DESC,
       o.currency <> i.currency, abs(o.day - i.day), c.apart, o.day, o.id, i.id
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

/**
 * Parts lines whose amounts, currencies or rates have changed, so that they are no transfer any more.
 */
export async function partChanged(connection: Queryable): Promise<void> {
  await connection.query(
    `UPDATE bank_transactions t SET paired_with = NULL FROM bank_transactions o
     WHERE o.id = t.paired_with AND (${amountsFit('t', 'o')}) IS NOT TRUE`,
  );
}
