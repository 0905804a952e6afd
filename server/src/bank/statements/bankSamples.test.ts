import { expect } from '@jest/globals';
import { linesOf } from '../../../harness/testing/statementFiles.ts';
import { eachBankSample } from '../../../harness/testing/statementSamples.ts';
import { readStatementFile, StatementError } from './readStatementFile.ts';

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

/** What a reader makes of a file: how many transactions, or why it refuses the file. */
function outcomeOf(name: string, bytes: Buffer): string {
  try {
    return `${linesOf(readStatementFile(name, bytes)).length} transactions`;
  } catch (error) {
    if (error instanceof StatementError) return error.message;
    throw error;
  }
}

/** Why a file may be refused that holds transactions, an investment account, or nothing to import. */
const damaged = /^The bank reported|^Transaction \d+ .*has (no|the) (date|amount)/;
const investment = /holds an investment account/;
const nothing =
  /^The bank reported|holds no statement|is a list of accounts|the services of the bank/;

eachBankSample('is read whole or refused with its reason', ({ name, content }) => {
  const text = content.toString('latin1');
  const expected = count(name, text);
  const outcome = outcomeOf(name, content);
  if (outcome === `${expected} transactions`) return;
  if (expected > 0) expect(outcome).toMatch(damaged);
  else expect(outcome).toMatch(text.includes('<INVSTMTRS>') ? investment : nothing);
});
