import type { Queryable } from '../db/Database.ts';
import type { PackedAccount } from './packStatement.ts';

/** Days by which the bank may move a line with a known id, for example from pending to posted. */
const mostDaysMoved = 14;

/**
 * Lines of the file, beside the stored lines that they may be; both for one account at a time. Hashes
 * stand for the texts by which lines are matched, as sorting those takes many times as long. What is
 * found out about a line is added to tables of its own: to write all lines anew with it takes longer
 * than to find it out, as a temporary table has few buffers.
 */
const makeRoom = `
  CREATE TEMP TABLE IF NOT EXISTS incoming_lines (
    position      integer PRIMARY KEY,
    day           date NOT NULL,
    cents         bigint NOT NULL,
    description   text NOT NULL,
    counterparty  text NOT NULL,
    bank_kind     text NOT NULL,
    reference     text NOT NULL,
    check_number  text NOT NULL,
    currency      text,
    has_id        boolean NOT NULL,
    id_hash       uuid NOT NULL,
    words_hash    uuid NOT NULL
  ) ON COMMIT DROP;
  CREATE TEMP TABLE IF NOT EXISTS stored_lines (
    LIKE bank_transactions,
    id_hash       uuid NOT NULL,
    words_hash    uuid NOT NULL,
    PRIMARY KEY (id)
  ) ON COMMIT DROP;
  -- Which stored line a line of the file is.
  CREATE TEMP TABLE IF NOT EXISTS matched_lines (
    position      integer PRIMARY KEY,
    stored_id     bigint NOT NULL
  ) ON COMMIT DROP;
  -- The matched ones of which the file says something else.
  CREATE TEMP TABLE IF NOT EXISTS changed_lines (LIKE matched_lines INCLUDING ALL) ON COMMIT DROP;
  -- The number of a line among those with its id, or among equal ones, where it is to be written.
  CREATE TEMP TABLE IF NOT EXISTS line_numbers (
    position      integer PRIMARY KEY,
    occurrence    integer NOT NULL
  ) ON COMMIT DROP;
  TRUNCATE incoming_lines, stored_lines, matched_lines, changed_lines, line_numbers;
  -- Sorts a file of many thousands of lines without the disk.
  SET LOCAL work_mem = '64MB'`;

/** What identifies lines without an id, and the id of a line. */
const hashes = `md5(reference)::uuid AS id_hash,
  md5(row(day, cents, description, reference, check_number)::text)::uuid AS words_hash`;

const takeIn = `
  INSERT INTO incoming_lines (position, day, cents, description, counterparty, bank_kind, reference,
    check_number, currency, has_id, id_hash, words_hash)
  SELECT position, day, cents, description, counterparty, kind, reference, check_number, currency,
    $2 AND reference <> '', ${hashes}
  FROM (
    SELECT l.*, l."check" AS check_number
    FROM jsonb_to_recordset($1) AS l ("position" integer, "day" date, "cents" bigint,
      "description" text, "counterparty" text, "kind" text, "reference" text, "check" text,
      "currency" text)
  ) lines`;

/** By day and amount, or by id. */
const findStored = `
  INSERT INTO stored_lines SELECT *, ${hashes} FROM bank_transactions WHERE id IN (
    SELECT t.id FROM bank_transactions t
    JOIN (SELECT DISTINCT day, cents FROM incoming_lines) l USING (day, cents)
    WHERE t.account_id = $1
    UNION
    SELECT t.id FROM bank_transactions t
    JOIN (SELECT DISTINCT md5(reference) AS hash FROM incoming_lines WHERE has_id) l
      ON md5(t.reference) = l.hash
    WHERE t.account_id = $1 AND t.has_id
  )`;

/** Matches identical lines in order: the first in the file with the first stored, and so on. */
const matchEqual = `
  INSERT INTO matched_lines
  SELECT i.position, s.id
  FROM (SELECT position, words_hash, row_number() OVER (PARTITION BY words_hash ORDER BY position) AS n
        FROM incoming_lines) i
  JOIN (SELECT id, words_hash, row_number() OVER (PARTITION BY words_hash ORDER BY id) AS n
        FROM stored_lines) s USING (words_hash, n)`;

/** The words of a text, without numbers. */
const wordsOf = (text: string): string =>
  `array(SELECT unnest(regexp_split_to_array(lower(${text}), '[^[:alpha:]]+')) EXCEPT SELECT '')`;

/** Whether two texts have half of their words in common. */
const areAlike = `(
  SELECT 2 * cardinality(array(SELECT unnest(w.a) INTERSECT SELECT unnest(w.b)))
    >= greatest(cardinality(w.a), cardinality(w.b))
  FROM (SELECT ${wordsOf('l.description')} AS a, ${wordsOf('s.description')} AS b) w)`;

/** Unmatched lines with an id, in the file and stored. */
const freeLines = `
  free_lines AS MATERIALIZED (
    SELECT i.* FROM incoming_lines i LEFT JOIN matched_lines m USING (position)
    WHERE i.has_id AND m.position IS NULL
  ), free_stored AS MATERIALIZED (
    SELECT s.* FROM stored_lines s LEFT JOIN matched_lines m ON m.stored_id = s.id
    WHERE s.has_id AND m.stored_id IS NULL
  )`;

/**
 * A line whose id one line of the file and one stored line have is that stored line with other words,
 * if the day is near, and the amount the same or the words alike. Where an id turns out to be of
 * another transaction the bank uses ids again, so that no id of this file says anything.
 *
 * An id that the file or the stored lines have more than once is an identity only together with the day
 * and the amount: then the first such line is the first such stored one with other words, and so on.
 */
const matchIds = `
  WITH ${freeLines}, alone AS MATERIALIZED (
    SELECT id_hash FROM incoming_lines WHERE has_id GROUP BY id_hash HAVING count(*) = 1
    INTERSECT
    SELECT id_hash FROM stored_lines WHERE has_id GROUP BY id_hash HAVING count(*) = 1
  ), pairs AS MATERIALIZED (
    SELECT l.position, s.id, CASE
        WHEN abs(l.day - s.day) > ${mostDaysMoved} THEN false
        WHEN l.cents = s.cents THEN true
        ELSE sign(l.cents) = sign(s.cents) AND ${areAlike}
      END AS is_same
    FROM free_lines l JOIN free_stored s USING (id_hash)
    WHERE id_hash IN (SELECT id_hash FROM alone)
    UNION ALL
    SELECT l.position, s.id, true
    FROM (SELECT position, id_hash, day, cents,
            row_number() OVER (PARTITION BY id_hash, day, cents ORDER BY position) AS n
          FROM free_lines) l
    JOIN (SELECT id, id_hash, day, cents,
            row_number() OVER (PARTITION BY id_hash, day, cents ORDER BY id) AS n
          FROM free_stored) s USING (id_hash, day, cents, n)
    WHERE id_hash NOT IN (SELECT id_hash FROM alone)
  )
  INSERT INTO matched_lines
  SELECT position, id FROM pairs WHERE NOT EXISTS (SELECT FROM pairs WHERE NOT is_same)`;

const findChanged = `
  INSERT INTO changed_lines
  SELECT m.position, m.stored_id
  FROM matched_lines m
  JOIN incoming_lines l USING (position)
  JOIN stored_lines s ON s.id = m.stored_id
  WHERE l.has_id AND $1::timestamp >= coalesce(s.as_of, '-infinity')
    AND (l.day, l.cents, l.description, l.counterparty, l.bank_kind, l.check_number)
      IS DISTINCT FROM
        (s.day, s.cents, s.description, s.counterparty, s.bank_kind, s.check_number)`;

/** Numbers new lines, and stored ones whose reference turns out to be an id. */
const numberIds = `
  INSERT INTO line_numbers
  SELECT i.position, coalesce(most.occurrence, 0)
    + row_number() OVER (PARTITION BY i.id_hash ORDER BY i.position)
  FROM incoming_lines i
  LEFT JOIN matched_lines m USING (position)
  LEFT JOIN stored_lines s ON s.id = m.stored_id
  LEFT JOIN (SELECT id_hash, max(occurrence) AS occurrence FROM stored_lines
             GROUP BY id_hash) most ON most.id_hash = i.id_hash
  WHERE i.has_id AND s.has_id IS NOT TRUE`;

/** Numbers new lines without an id among identical ones. */
const numberEqual = `
  INSERT INTO line_numbers
  SELECT i.position, coalesce(most.occurrence, 0)
    + row_number() OVER (PARTITION BY i.words_hash ORDER BY i.position)
  FROM incoming_lines i
  LEFT JOIN matched_lines m USING (position)
  LEFT JOIN (SELECT words_hash, max(occurrence) AS occurrence FROM stored_lines
             GROUP BY words_hash) most ON most.words_hash = i.words_hash
  WHERE NOT i.has_id AND m.position IS NULL`;

/**
 * Finds out which lines of an account's file are stored already, which of those have changed and which
 * numbers new ones get, in the temporary tables above, from which `storeLines` writes.
 */
export async function matchLines(
  connection: Queryable,
  accountId: number,
  { batches, hasIds, asOf }: PackedAccount,
): Promise<void> {
  await connection.query(makeRoom);
  for (const batch of batches) await connection.query(takeIn, [batch, hasIds]);
  await connection.query('ANALYZE incoming_lines');
  await connection.query(findStored, [accountId]);
  await connection.query('ANALYZE stored_lines');
  // Without statistics, PostgreSQL assumes that a table is small and plans nested loops.
  await connection.query(matchEqual);
  await connection.query('ANALYZE matched_lines');
  if (hasIds) {
    await connection.query(matchIds);
    await connection.query('ANALYZE matched_lines');
    await connection.query(findChanged, [asOf]);
    await connection.query('ANALYZE changed_lines');
    await connection.query(numberIds);
  }
  await connection.query(numberEqual);
  await connection.query('ANALYZE line_numbers');
}
