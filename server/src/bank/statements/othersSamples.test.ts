import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readStatementFile, StatementError } from './readStatementFile.ts';
import { linesOf } from '../../../harness/testing/statementFiles.ts';

/** Published real statements, stored outside the repository; skipped if missing. */
const folder = path.resolve(import.meta.dirname, '../../../../../shared/samples/bank');
const files = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(ofx|qfx|csv)$/i.test(name),
    )
  : [];

/**
 * Counts transactions independently of the reader: elements outside investments, or rows with a
 * day.
 */
function count(name: string, text: string): number {
  if (/\.csv$/i.test(name)) {
    return (
      text.match(/^(?:"[^"]*",)?"?(?:\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{4})[T",]/gm)?.length ?? 0
    );
  }
  const banking = text.replace(/<INVSTMTMSGSRSV1>[^]*?<\/INVSTMTMSGSRSV1>/g, '');
  return banking.match(/<STMTTRN>/g)?.length ?? 0;
}

/** What cannot be read, by what stands in the file. */
const refused = new Map([
  ['bank_small.ofx', /no statement/],
  ['account_listing_aggregation.ofx', /list of accounts/],
  ['error_message.ofx', /"General Server Error" \(code 2000\)/],
  ['date_missing.ofx', /Transaction 1 \(FITID 184997056\) of account 192639749 has no date/],
  ['decimal_error.ofx', /the date "201120000000"/],
  ['signon_fail.ofx', /invalid identification code/],
  ['signon_success.ofx', /no statement/],
  ['signon_success_no_message.ofx', /no statement/],
  ['profrs.ofx', /services of the bank/],
]);

(files.length === 0 ? describe.skip : describe)('a statement that others published', () => {
  it.each(files.length === 0 ? ['none'] : files)('%s is read whole or refused', (name) => {
    const bytes = readFileSync(path.join(folder, name));
    const text = bytes.toString('latin1');
    const base = path.basename(name);
    const reason = text.includes('<INVSTMTRS>') ? /investment account/ : refused.get(base);
    if (reason) {
      expect(() => readStatementFile(base, bytes)).toThrow(StatementError);
      expect(() => readStatementFile(base, bytes)).toThrow(reason);
      return;
    }
    expect(linesOf(readStatementFile(base, bytes))).toHaveLength(count(name, text));
  });
});
