import { limits } from '../limits.ts';
import { find, findAll, textOf, type MarkupNode } from './markup.ts';
import { StatementError } from '../StatementError.ts';
import { excerpt } from '../text.ts';

/** What an OFX file without statements contains, by element name. */
const contents = [
  ['INVSTMTRS', 'This file holds an investment account; only bank and card accounts are imported.'],
  ['LOANSTMTRS', 'This file holds a loan account; only bank and card accounts are imported.'],
  [
    'ACCTINFORS',
    'This file is a list of accounts without their transactions. Download the transactions of an account from the bank.',
  ],
  [
    'PROFRS',
    'This file describes the services of the bank and holds no transactions. Download the transactions of an account from the bank.',
  ],
] as const;

/** The bank's own error report in the file, if any. */
function bankError(root: MarkupNode): string | undefined {
  const status = findAll(root, ['STATUS']).find((node) => {
    return textOf(node, 'SEVERITY').toUpperCase() === 'ERROR';
  });
  if (!status) return undefined;
  const message = textOf(status, 'MESSAGE').replace(/\.$/, '');
  const code = textOf(status, 'CODE');
  const said = message === '' ? 'an error' : `"${excerpt(message, 300)}"`;
  return `The bank reported ${said}${code === '' ? '' : ` (code ${code})`} instead of transactions. Download the file again.`;
}

/**
 * Refuses a file without a bank or card statement, and one whose statements are empty because of an
 * error at the bank. Statements may otherwise be empty.
 * @throws StatementError saying what the file is instead
 */
export function refuseWithoutAccounts(
  root: MarkupNode,
  statements: number,
  transactions: number,
): void {
  if (transactions > 0) return;
  const content = statements === 0 ? contents.find(([name]) => find(root, name)) : undefined;
  const reason = content?.[1] ?? bankError(root);
  if (reason === undefined && statements > 0) return;
  throw new StatementError(
    reason ??
      'This file holds no statement of an account. Download the transactions of an account from the bank.',
  );
}

/** @throws StatementError for more accounts or transactions than a file may have */
export function refuseTooMany(accounts: number, transactions: number): void {
  if (transactions > limits.transactions) {
    throw new StatementError(
      `This file has ${transactions} transactions, and at most ${limits.transactions} are read at once. Download shorter periods from the bank.`,
    );
  }
  if (accounts > limits.accounts) {
    throw new StatementError(
      `This file has ${accounts} accounts, and at most ${limits.accounts} are read at once. Download them in several files.`,
    );
  }
}
