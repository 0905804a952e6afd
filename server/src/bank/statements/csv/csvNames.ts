import type { ColumnMapping } from '../statement.ts';

/** The fields of a mapping that name columns. */
export type ColumnRole = Exclude<keyof ColumnMapping, 'dayFormat' | 'outIsPositive'>;

const list = (names: string): string[] => names.split(',').map((name) => name.trim());

/**
 * Column names that banks use, in English and French, normalized by `plainName`. If a file has
 * several, the one listed first here wins.
 */
const names: Record<ColumnRole, readonly string[]> = {
  // The transaction date comes before the booking date, which is empty while a line is pending.
  day: list(`date, transaction date, date transaction, date de transaction,
    date de la transaction, date de l operation, date operation, date d operation, datetime,
    date time, transfer date, posted date, date posted, posting date, post date, booking date,
    date d inscription, date de comptabilisation, effective date, value date, date de valeur`),
  amount: list(`amount, montant, transaction amount, amount total, total amount,
    montant de la transaction, montant de l operation, montant transaction, amount cad,
    montant cad, cad, amount usd, montant usd, usd`),
  moneyOut: list(`debit, debits, debit amount, amount debit, montant debit, withdrawal, withdrawals,
    withdrawal amount, retrait, retraits, money out, paid out, sortie, sorties`),
  moneyIn: list(`credit, credits, credit amount, amount credit, montant credit, deposit, deposits,
    deposit amount, depot, depots, money in, paid in, entree, entrees`),
  counterparty: list(`payee, payee name, name, merchant name, merchant, counterparty, nom,
    nom du commercant, beneficiaire, tiers`),
  description: list(`description, description 1, description 2, original description,
    transaction description, description de la transaction, description de l operation, details,
    transaction details, details de la transaction, libelle, libelle de l operation, narration,
    narrative, particulars, memo, note, notes, communication, from, to`),
  kind: list(`type, transaction type, type de transaction, type d operation, activity type,
    transaction`),
  reference: list(`transaction id, id, fitid, reference, reference number, reference no, ref,
    ref no, transaction reference, transaction number, confirmation number, numero de reference,
    no de reference, numero de transaction`),
  check: list(`cheque, cheque number, cheque no, check, check number, check no, numero de cheque,
    no de cheque, no cheque`),
  currency: list('currency, currency code, devise, code de devise'),
  account: list(`account number, account no, account, account name, card number, card no, card,
    numero de compte, numero du compte, no de compte, compte, numero de carte, carte`),
};

/**
 * Normalizes a header for comparison: `Date de l’opération` becomes `date de l operation`, `Debit
 * ($)` `debit`.
 */
export const plainName = (header: string): string =>
  header
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The headers that can have each role, best match first. */
export function headersByRole(headers: readonly string[]): (role: ColumnRole) => string[] {
  // Of duplicate names the first counts, as when rows are read.
  const byName = new Map(headers.map((header) => [plainName(header), header] as const).reverse());
  return (role) => names[role].flatMap((name) => byName.get(name) ?? []);
}

/** Names of columns with the bank's unique id of a line; a "reference" need not be unique. */
const idNames = new Set(['transaction id', 'id', 'fitid']);

/** Whether a column holds the bank's unique id of each line. */
export const isIdColumn = (header: string | undefined): boolean =>
  header !== undefined && idNames.has(plainName(header));

const known = new Set(Object.values(names).flat());

/** Whether some bank uses this as a column name. */
export const isColumnName = (cell: string): boolean => known.has(plainName(cell));
