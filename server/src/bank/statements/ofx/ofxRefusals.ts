import type { Reason } from '../../reasons/texts.ts';
import { limits } from '../limits.ts';
import { find, findAll, textOf, type MarkupNode } from './markup.ts';
import { StatementError } from '../StatementError.ts';
import { excerpt } from '../text.ts';

/** What an OFX file without statements contains, by element name. */
const contents = [
  ['INVSTMTRS', 'investmentAccount'],
  ['LOANSTMTRS', 'loanAccount'],
  ['ACCTINFORS', 'accountList'],
  ['PROFRS', 'bankProfile'],
] as const;

/** The bank's own error report in the file, if any. */
function bankError(root: MarkupNode): Reason | undefined {
  const status = findAll(root, ['STATUS']).find((node) => {
    return textOf(node, 'SEVERITY').toUpperCase() === 'ERROR';
  });
  if (!status) return undefined;
  const message = textOf(status, 'MESSAGE').replace(/\.$/, '');
  const code = textOf(status, 'CODE');
  return { code: 'bankReported', params: { message: excerpt(message, 300), code } };
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
  const reason = content ? { code: content[1] } : bankError(root);
  if (reason === undefined && statements > 0) return;
  throw new StatementError(reason ?? { code: 'noStatement' });
}

/** @throws StatementError for more accounts or transactions than a file may have */
export function refuseTooMany(accounts: number, transactions: number): void {
  if (transactions > limits.transactions) {
    const params = { transactions, most: limits.transactions };
    throw new StatementError({ code: 'manyTransactions', params });
  }
  if (accounts > limits.accounts) {
    const params = { accounts, most: limits.accounts };
    throw new StatementError({ code: 'manyAccounts', params });
  }
}
