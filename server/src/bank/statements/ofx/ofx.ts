import type { Reason } from '../../reasons/texts.ts';
import type { TransactionFault } from '../../reasons/texts.en.ts';
import { decimalMark, readOfxAmount, type DecimalMark } from '../amounts.ts';
import { readOfxDay, readOfxMoment } from '../days.ts';
import { lineText, longText } from '../lineTexts.ts';
import { find, findAll, readMarkup, textOf, type MarkupNode } from './markup.ts';
import { refuseTooMany, refuseWithoutAccounts } from './ofxRefusals.ts';
import {
  lastMoment,
  type StatementAccount,
  type StatementFile,
  type StatementLine,
} from '../statement.ts';
import { StatementError } from '../StatementError.ts';
import { excerpt, joinTexts, tidy } from '../text.ts';

const currencyOf = (code: string): string | null => (code === '' ? null : code.toUpperCase());

/** What all transactions of an account have in common. */
interface Surroundings {
  currency: string | null;
  mark: DecimalMark | undefined;
  /** The account as messages name it. */
  named: Extract<Reason, { code: 'transaction' }>['params']['account'];
}

function readTransaction(
  transaction: MarkupNode,
  position: number,
  { currency, mark, named }: Surroundings,
): StatementLine {
  const reference = textOf(transaction, 'FITID');
  const refuse = (fault: TransactionFault) =>
    new StatementError({
      code: 'transaction',
      params: { position, reference: excerpt(reference), account: named, fault },
    });
  const posted = textOf(transaction, 'DTPOSTED');
  if (posted === '') throw refuse({ code: 'noDate' });
  const day = readOfxDay(posted);
  if (day === undefined) throw refuse({ code: 'wrongDate', params: { date: excerpt(posted) } });
  const amount = textOf(transaction, 'TRNAMT');
  if (amount === '') throw refuse({ code: 'noAmount' });
  const cents = readOfxAmount(amount, mark);
  if (cents === undefined)
    throw refuse({ code: 'wrongAmount', params: { amount: excerpt(amount) } });

  // NAME is either direct or inside PAYEE. ORIGCURRENCY, unlike CURRENCY, is not the currency of
  // TRNAMT.
  const counterparty = textOf(transaction, 'NAME');
  const memo = textOf(transaction, 'MEMO');
  const kind = textOf(transaction, 'TRNTYPE');
  const check = textOf(transaction, 'CHECKNUM');
  const long = longText([
    lineText.payee(counterparty),
    lineText.description(memo),
    lineText.type(kind),
    lineText.reference(reference),
    lineText.chequeNumber(check),
  ]);
  if (long !== undefined) throw refuse({ code: 'longText', params: long });

  const own = find(transaction, 'CURRENCY');
  return {
    day,
    cents,
    currency: currencyOf(own ? textOf(own, 'CURSYM') : '') ?? currency,
    description: joinTexts([counterparty, memo]),
    counterparty,
    kind,
    reference,
    // Some banks write 0 for "no cheque".
    check: /^0*$/.test(check) ? '' : check,
  };
}

/** What all accounts of a file have in common. */
interface FileFacts {
  bankName: string;
  mark: DecimalMark | undefined;
  /** When the bank's server generated the file, if known. */
  made: string | undefined;
}

function readAccount(
  statement: MarkupNode,
  transactions: readonly MarkupNode[],
  { bankName, mark, made }: FileFacts,
): StatementAccount {
  const card = statement.name === 'CCSTMTRS';
  const from = find(statement, card ? 'CCACCTFROM' : 'BANKACCTFROM');
  const account = from ? textOf(from, 'ACCTID') : '';
  const currency = currencyOf(textOf(statement, 'CURDEF'));
  // Messages are logged and mailed, so card numbers are masked.
  const shown = card ? account.replace(/.*(?=.{4})/, '…') : account;
  const named = { kind: card ? 'card' : 'account', number: shown } as const;
  const lines = transactions.map((transaction, index) =>
    readTransaction(transaction, index + 1, { currency, mark, named }),
  );
  return {
    account,
    bank: bankName === '' && from ? textOf(from, 'BANKID') : bankName,
    kind: card ? 'card' : 'bank',
    currency,
    hasIds: true,
    asOf: made ?? lastMoment(lines),
    lines,
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
    throw new StatementError({ code: 'cutOff' });
  }
  const institution = find(root, 'FI');
  const server = find(root, 'DTSERVER');
  const statements = findAll(root, ['STMTRS', 'CCSTMTRS']).map((statement) => ({
    statement,
    transactions: findAll(statement, ['STMTTRN']),
  }));
  const count = statements.reduce((sum, { transactions }) => sum + transactions.length, 0);
  refuseWithoutAccounts(root, statements.length, count);
  refuseTooMany(statements.length, count);

  const facts: FileFacts = {
    bankName: institution ? textOf(institution, 'ORG') : '',
    mark: decimalMark(
      statements.flatMap(({ transactions }) =>
        transactions.map((transaction) => textOf(transaction, 'TRNAMT')),
      ),
    ),
    made: server && readOfxMoment(tidy(server.text)),
  };
  return {
    format: 'ofx',
    accounts: statements.map(({ statement, transactions }) =>
      readAccount(statement, transactions, facts),
    ),
  };
}
