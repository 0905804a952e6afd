import { say, type Said } from 'shared-api/contract/messages/say';
import { formatMoney } from 'shared-api/contract/values/money';
import { officeDay } from 'shared-api/contract/values/officeDay';
import { officeEn } from '../../refusals/officeTexts.en.ts';
import type { DayFormat } from '../statements/statement.ts';

/**
 * Why a statement file was not read, by code. Written for a bookkeeper: what is wrong, where, and
 * how to fix it.
 */
export const en = {
  // Any file
  tooLarge: ({ name, megabytes }: { name?: string; megabytes: number }) =>
    `${name === undefined ? 'This file' : `"${name}"`} is larger than ${megabytes} MB. ${shorterPeriod}`,
  empty: ({ name }: Named) => `"${name}" is empty. ${downloadIt}`,
  otherKind: ({ name, kind }: Named & { kind: OtherKind }) =>
    `"${name}" is ${otherKinds[kind]}, not a bank statement. ${rightKinds}`,
  noText: ({ name }: Named) =>
    `"${name}" holds no text, so it is not a bank statement. ${rightKinds}`,
  webPage: ({ name }: Named) =>
    `"${name}" is a web page, perhaps one that asks to log in, not a bank statement. ${rightKinds}`,
  otherXml: ({ name }: Named) => `"${name}" is an XML file of another kind than OFX. ${rightKinds}`,

  // Encodings
  encodingUnknown: ({ encoding }: { encoding: string }) =>
    `This file is written in "${encoding}", an encoding that is not read here. ${saveIt}`,
  encodingWrong: ({ encoding }: { encoding: string }) =>
    `This file says that it is written in ${encoding}, and it is not: its letters cannot be told. ${saveIt}`,
  letterDamaged: ({ line }: InLine) =>
    `Line ${line} holds a letter that is damaged: the file is written in UTF-8, and a byte there is not. ${correctIt}`,
  encodingUnclear: ({ line }: InLine) =>
    `It cannot be told in which encoding this file is written: line ${line} makes no words in UTF-8 or in Windows-1252. ${saveIt}`,

  // Columns of CSV files
  noHeader: () =>
    'This file has no row of column names such as Date, Description, Amount. Add one above the first transaction, or download the file from the bank as OFX or QFX.',
  columnsMissing: ({ missing, line, columns }: MissingColumns) =>
    `No column of this file is known to hold ${missing.map((column) => neededColumns[column]).join(', ')}. The columns of line ${line} are: ${columns}. Say which column holds what, or rename the columns in the file.`,
  columnGone: ({ column, columns }: { column: string; columns: string }) =>
    `The column "${column}" was chosen for files like this one, but this file has only: ${columns}. Choose the columns again.`,
  accountsInColumn: ({ column, accounts, most }: AtMost & { column: string; accounts: number }) =>
    `The column "${column}" of this file names ${accounts} accounts, and at most ${most} are read at once. Choose another column for the account.`,

  // Lines of CSV files
  longTextInLine: ({ line, ...text }: InLine & LongText) =>
    `Line ${line} has ${longText(text)}. ${correctIt}`,
  extraCells: ({ line }: InLine) =>
    `Line ${line} has more cells than the header row. Put texts and amounts that contain the separator into quotation marks, or download the file again.`,
  lineWithoutAmount: ({ line, day }: InLine & { day: string }) =>
    `Line ${line} has the date ${day} and no amount. Write its amount, or remove the line.`,
  lineWithoutDate: ({ line }: InLine) =>
    `Line ${line} has an amount and no date. Write its date, or remove the line.`,
  dateInLine: ({ line, date, order }: InLine & { date: string; order: DayFormat }) =>
    `Line ${line}: the date "${date}" cannot be read as ${orders[order]}. Correct it in the file, or choose another order of day and month.`,
  amountInLine: ({ line, amount, column }: InLine & { amount: string; column: string }) =>
    `Line ${line}: the amount "${amount}" in the column "${column}" cannot be read. Write it like 1234.50 in the file, or download the file again.`,
  inAndOut: ({ line }: InLine) =>
    `Line ${line} has both money in and money out. Split it into two lines, or leave one of them empty.`,
  directionUnknown: ({ line, type }: InLine & { type: string }) =>
    `Line ${line}: the type "${type}" does not say whether the money came in or went out, and the amounts of this file have no sign. Write debit or credit there.`,
  longQuotation: ({ line, most }: InLine & AtMost) =>
    `Line ${line} or the next: the text behind a quotation mark is longer than ${most} characters, so the mark is probably not closed. ${correctIt}`,
  openQuotation: ({ line }: InLine) =>
    `Line ${line} or the next: a quotation mark is opened and not closed. ${correctIt}`,
  manyLines: ({ most }: AtMost) => `This file has more than ${most} lines. ${shorterPeriod}`,
  longLine: ({ line, most }: InLine & AtMost) =>
    `Line ${line} is longer than ${most} characters, so this is no statement. ${downloadFile}`,
  manyCellsInLine: ({ line, cells, most }: InLine & AtMost & { cells: number }) =>
    `Line ${line} has ${cells} cells, and at most ${most} are read. ${downloadFile}`,
  manyCells: ({ most }: AtMost) => `This file has more than ${most} cells. ${shorterPeriod}`,

  // OFX files
  cutOff: () =>
    `This file is cut off: the </OFX> that ends every statement file is missing. ${downloadIt}`,
  nestedTooDeeply: () =>
    `This file is damaged: its parts are nested too deeply for a statement. ${downloadIt}`,
  longElement: ({ element, most }: AtMost & { element: string }) =>
    `This file is damaged: the element ${element} has a text of more than ${most} characters. ${downloadIt}`,
  manyElements: ({ most }: AtMost) => `This file has more than ${most} elements. ${shorterPeriod}`,
  manyElementsInside: ({ element, most }: AtMost & { element: string }) =>
    `A part of this file (${element || 'the file itself'}) holds more than ${most} elements. ${shorterPeriod}`,
  transaction: ({ position, reference, account, fault }: WrongTransaction) => {
    const id = reference === '' ? '' : ` (FITID ${reference})`;
    const number = account.number === '' ? 'without number' : account.number;
    return `Transaction ${position}${id} of ${account.kind} ${number} has ${say(transactionFaults, fault)}. Nothing of this file was imported: download it again from the bank, or correct this transaction in the file.`;
  },
  investmentAccount: () =>
    'This file holds an investment account; only bank and card accounts are imported.',
  loanAccount: () => 'This file holds a loan account; only bank and card accounts are imported.',
  accountList: () =>
    `This file is a list of accounts without their transactions. ${downloadTransactions}`,
  bankProfile: () =>
    `This file describes the services of the bank and holds no transactions. ${downloadTransactions}`,
  bankReported: ({ message, code }: { message: string; code: string }) => {
    const reported = message === '' ? 'an error' : `"${message}"`;
    return `The bank reported ${reported}${code === '' ? '' : ` (code ${code})`} instead of transactions. Download the file again.`;
  },
  noStatement: () => `This file holds no statement of an account. ${downloadTransactions}`,
  manyTransactions: ({ transactions, most }: AtMost & { transactions: number }) =>
    `This file has ${transactions} transactions, and at most ${most} are read at once. Download shorter periods from the bank.`,
  manyAccounts: ({ accounts, most }: AtMost & { accounts: number }) =>
    `This file has ${accounts} accounts, and at most ${most} are read at once. Download them in several files.`,

  // Reading and storing
  readingFailed: ({ name }: Named) =>
    `"${name}" could not be read, by a fault of this program. ${nothingImported} Show the file to those who run the server.`,
  readingGivenUp: ({ refusal }: { refusal: GivenUp }) =>
    `${say(officeEn, refusal)} ${nothingImported}`,
  storingTookTooLong: () =>
    `Storing its transactions took too long and was given up. ${nothingImported} Download shorter periods from the bank, or try again when the server has less to do.`,
  notStored: ({ code }: { code: string | null }) => {
    const cause = code === null ? 'by a fault of this program' : `error ${code} of the database`;
    return `Its transactions could not be stored (${cause}). ${nothingImported} Download the file again from the bank; if that does not help, show it to those who run the server.`;
  },

  // The inbox
  stillWritten: () => 'This file is still being written. It is read the next time.',
  innerFolder: () =>
    'This is a folder inside an account’s folder, and is not looked into. Put its files into the folder of the account.',
  noFile: () => 'This is no file, so it cannot be read.',
  brokenLink: () =>
    'This is a link to a file that is not there. Put the file itself into the inbox.',
  notPermitted: () =>
    'The server may not read this file. Allow it to, and put the file into the inbox again.',
  diskFault: ({ code }: { code: string }) =>
    `This file cannot be read from the disk (${code}). Put it into the inbox again.`,
};

/** What staff should look at although a file was read, by code. */
export const notesEn = {
  transferChanged: ({ day, from, to, invoiceNumber }: ChangedTransfer) =>
    `The bank has changed the transfer of ${officeDay(day)} from ${formatMoney(from)} to ${formatMoney(to)}; it is recorded as the payment of ${invoiceNumber === null ? 'an invoice' : `invoice #${invoiceNumber}`}, which stays as it is: check it.`,
  notMoved: ({ code }: { code: string }) =>
    `It could not be moved out of the inbox (${code}), and is looked at again the next time: make room on the disk, or let the server write there.`,
};

/** What is wrong with a transaction of an OFX file: the end of a sentence. */
const transactionFaults = {
  noDate: () => 'no date (DTPOSTED)',
  wrongDate: ({ date }: { date: string }) => `the date "${date}", which is no day of the calendar`,
  noAmount: () => 'no amount (TRNAMT)',
  wrongAmount: ({ amount }: { amount: string }) =>
    `the amount "${amount}", which cannot be read as dollars and whole cents`,
  longText: (text: LongText) => longText(text),
};

export type TransactionFault = Said<typeof transactionFaults>;

/** A text of a transaction that is too long to store. */
export interface LongText extends AtMost {
  part: keyof typeof parts;
  length: number;
}

const longText = ({ part, length, most }: LongText): string =>
  `a ${parts[part]} of ${length} characters, where at most ${most} are read`;

const parts = {
  payee: 'payee',
  description: 'description',
  type: 'type',
  reference: 'reference',
  chequeNumber: 'cheque number',
};

interface Named {
  name: string;
}

interface InLine {
  line: number;
}

interface AtMost {
  most: number;
}

interface MissingColumns extends InLine {
  missing: readonly NeededColumn[];
  /** The columns that there are. */
  columns: string;
}

interface WrongTransaction {
  /** Among those of its account, from 1. */
  position: number;
  /** FITID; '' if there is none. */
  reference: string;
  account: { kind: 'account' | 'card'; number: string };
  fault: TransactionFault;
}

interface ChangedTransfer {
  day: string;
  /** Cents before and after. */
  from: number;
  to: number;
  invoiceNumber: number | null;
}

/** Why a worker thread was stopped. */
type GivenUp = Extract<Said<typeof officeEn>, { code: 'tookTooLong' | 'tookTooMuch' }>;

const neededColumns = {
  day: 'a date',
  amount: 'an amount (or money in and money out)',
  description: 'a description',
};

export type NeededColumn = keyof typeof neededColumns;

const otherKinds = {
  pdf: 'a PDF document',
  image: 'an image',
  workbookOrArchive: 'an Excel workbook or a ZIP archive',
  workbook: 'an Excel workbook',
  qif: 'a QIF file',
};

/** File formats that are recognized but not read. */
export type OtherKind = keyof typeof otherKinds;

const orders: Record<DayFormat, string> = {
  ymd: 'year-month-day',
  mdy: 'month/day/year',
  dmy: 'day/month/year',
};

const nothingImported = 'Nothing of this file was imported.';
const shorterPeriod = 'Download a shorter period from the bank.';
const downloadIt = 'Download it again from the bank.';
const downloadFile = 'Download the file again from the bank.';
const downloadTransactions = 'Download the transactions of an account from the bank.';
const correctIt = 'Correct it in the file, or download the file again from the bank.';
const rightKinds = 'Download the transactions from the bank as OFX, QFX or CSV.';
const saveIt = 'Save it as UTF-8, or download it again from the bank as OFX, QFX or CSV.';
