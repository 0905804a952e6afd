import { decimalMark, readAmount, type DecimalMark } from './amounts.ts';
import { readOfxDay } from './days.ts';
import { find, findAll, readMarkup, textOf, type MarkupNode } from './markup.ts';
import { refuseWithoutAccounts } from './ofxRefusals.ts';
import type { StatementAccount, StatementFile, StatementLine } from './statement.ts';
import { StatementError } from './StatementError.ts';
import { excerpt, joinTexts } from './text.ts';

const currencyOf = (code: string): string | null => (code === '' ? null : code.toUpperCase());

/** What every transaction of one account shares. */
interface Surroundings {
  currency: string | null;
  mark: DecimalMark | undefined;
  /** The account as a message names it. */
  place: string;
}

function readTransaction(
  transaction: MarkupNode,
  position: number,
  { currency, mark, place }: Surroundings,
): StatementLine {
  const reference = textOf(transaction, 'FITID');
  const refuse = (what: string) => {
    const id = reference === '' ? '' : ` (FITID ${excerpt(reference)})`;
    return new StatementError(
      `Transaction ${position}${id} of ${place} has ${what}. Nothing of this file was imported: download it again from the bank, or correct this transaction in the file.`,
    );
  };
  const posted = textOf(transaction, 'DTPOSTED');
  if (posted === '') throw refuse('no date (DTPOSTED)');
  const day = readOfxDay(posted);
  if (day === undefined)
    throw refuse(`the date "${excerpt(posted)}", which is no day of the calendar`);
  const amount = textOf(transaction, 'TRNAMT');
  if (amount === '') throw refuse('no amount (TRNAMT)');
  const cents = readAmount(amount, mark);
  if (cents === undefined) throw refuse(`the amount "${excerpt(amount)}", which cannot be read`);

  // NAME stands alone or within PAYEE. ORIGCURRENCY, unlike CURRENCY, is not what TRNAMT counts in.
  const counterparty = textOf(transaction, 'NAME');
  const own = find(transaction, 'CURRENCY');
  const check = textOf(transaction, 'CHECKNUM');
  return {
    day,
    cents,
    currency: currencyOf(own ? textOf(own, 'CURSYM') : '') ?? currency,
    description: joinTexts([counterparty, textOf(transaction, 'MEMO')]),
    counterparty,
    kind: textOf(transaction, 'TRNTYPE'),
    reference,
    // Some banks write 0 where there is no cheque.
    check: /^0*$/.test(check) ? '' : check,
  };
}

function readAccount(
  statement: MarkupNode,
  bankName: string,
  mark: DecimalMark | undefined,
): StatementAccount {
  const card = statement.name === 'CCSTMTRS';
  const from = find(statement, card ? 'CCACCTFROM' : 'BANKACCTFROM');
  const account = from ? textOf(from, 'ACCTID') : '';
  const currency = currencyOf(textOf(statement, 'CURDEF'));
  // A message is logged and mailed; a card's whole number is for neither.
  const shown = card ? account.replace(/.*(?=.{4})/, '…') : account;
  const place = `${card ? 'card' : 'account'} ${shown === '' ? 'without number' : shown}`;
  return {
    account,
    bank: bankName === '' && from ? textOf(from, 'BANKID') : bankName,
    kind: card ? 'card' : 'bank',
    currency,
    lines: findAll(statement, ['STMTTRN']).map((transaction, index) =>
      readTransaction(transaction, index + 1, { currency, mark, place }),
    ),
  };
}

/** True when the text is OFX or QFX, by its header or its root element. */
export const isOfx = (text: string): boolean =>
  /^\s*OFXHEADER\s*:/i.test(text) || /<OFX[\s>]/i.test(text.slice(0, 4096));

/**
 * Reads an OFX 1, OFX 2 or QFX file: the statements of its bank and card accounts. Investment
 * accounts beside them are passed over.
 * @throws StatementError when a transaction cannot be read, the file is cut off, or there is no
 * bank or card statement in it
 */
export function readOfx(text: string): StatementFile {
  const root = readMarkup(text);
  if (!find(root, 'OFX')?.ended) {
    throw new StatementError(
      'This file is cut off: the </OFX> that ends every statement file is missing. Download it again from the bank.',
    );
  }
  const institution = find(root, 'FI');
  const bankName = institution ? textOf(institution, 'ORG') : '';
  const statements = findAll(root, ['STMTRS', 'CCSTMTRS']);
  const transactions = statements.flatMap((statement) => findAll(statement, ['STMTTRN']));
  refuseWithoutAccounts(root, statements.length, transactions.length);

  const mark = decimalMark(transactions.map((transaction) => textOf(transaction, 'TRNAMT')));
  return {
    format: 'ofx',
    accounts: statements.map((statement) => readAccount(statement, bankName, mark)),
  };
}
