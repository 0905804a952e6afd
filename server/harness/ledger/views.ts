import { toCents } from 'shared-api/contract/values/money';
import type { Queryable } from '../../src/db/Database.ts';
import { clientStatement } from '../../src/documents/statements/statement.ts';
import { clientAccount } from '../../src/ledger/clientAccount.ts';
import { listPayments } from '../../src/ledger/listPayments.ts';
import type { LedgerDriver } from './driver/LedgerDriver.ts';
import { lastDay } from './oracle/amounts.ts';
import type { Oracle } from './oracle/oracle.ts';
import type { Ageing } from './oracle/reports.ts';

/** Figures by what they say, as "what client 0 owes". */
export type Figures = Map<string, number | boolean | string>;

/** What is read of a ledger and of its oracle. */
export interface Read {
  driver: LedgerDriver;
  oracle: Oracle;
  /** At the end of which figures are read, beside those of now. */
  day: string;
  /** Whether what clients are shown is read too. */
  isWhole: boolean;
}

/** What the oracle says of now and of the end of a day. */
export function figuresOfOracle({ driver: { clients }, oracle, day, isWhole }: Read): Figures {
  const figures: Figures = new Map([['invoices', oracle.invoices.size]]);
  for (const name of oracle.invoices.keys()) {
    figures.set(`${name} owes`, oracle.balanceOf(name, lastDay));
    figures.set(`${name} is paid`, oracle.isPaid(name, lastDay));
    figures.set(`${name} owed on ${day}`, oracle.balanceOf(name, day));
  }
  for (const client of clients.keys()) {
    addAgeing(figures, client, day, oracle.ageingOf(client, day));
    if (!isWhole) continue;
    figures.set(`client ${client} has on account`, oracle.onAccountOf(client, lastDay));
    figures.set(`client ${client} closes with`, oracle.statementOf(client, lastDay));
    figures.set(`client ${client} closed on ${day} with`, oracle.statementOf(client, day));
  }
  for (const name of isWhole ? oracle.sources.keys() : []) {
    figures.set(`${name} has left`, oracle.leftOf(name, lastDay));
    // Of two that were made at once with one amount, this tells which is held.
    figures.set(`${name} has held`, oracle.heldOf(name, lastDay));
  }
  // Of two moves at once, this tells which came last, also where nothing is held.
  for (const [name, { client, isContract }] of isWhole ? oracle.quotes : []) {
    if (isContract !== true) figures.set(`${name} is of client`, client);
  }
  const { sales, forfeited, ...accounts } = oracle.trialBalance(day);
  for (const [account, cents] of Object.entries({ ...accounts, sales: sales + forfeited })) {
    figures.set(`${account} on ${day}`, cents);
  }
  figures.set(`tax of ${day}`, oracle.taxOn(day));
  return figures;
}

/** The same figures, read from the ledger. */
export async function figuresOfLedger(database: Queryable, read: Read): Promise<Figures> {
  const figures: Figures = new Map();
  const { clients } = read.driver;
  await Promise.all([
    addInvoices(figures, database, read),
    addAccounts(figures, database, clients, read.day),
    ...(read.isWhole ? clients : []).map((client, index) =>
      addClient(figures, database, { ...read, client, index }),
    ),
    ...(read.isWhole ? [addQuotes(figures, database, read)] : []),
  ]);
  return figures;
}

const ageingParts = ['notDue', 'days1To30', 'days31To60', 'days61To90', 'over90'] as const;

function addAgeing(figures: Figures, client: number, day: string, ageing: Ageing): void {
  for (const part of ageingParts) {
    figures.set(`client ${client} owed on ${day} ${part}`, ageing[part]);
  }
}

async function addInvoices(
  figures: Figures,
  database: Queryable,
  { driver, oracle, day }: Read,
): Promise<void> {
  const { rows } = await database.query<{
    id: number;
    clientId: number;
    late: number;
    balance: number;
    paid: boolean;
    then: number;
  }>(
    `SELECT id, client_id AS "clientId", $2::date - (date_ts + 30) AS late, balance_cents AS balance,
       paid,
       (SELECT coalesce(sum(p.cents), 0)::bigint FROM ledger_postings p
        WHERE p.invoice_id = i.id AND p.account = 'receivable' AND p.day <= $2) AS "then"
     FROM invoices i WHERE client_id = ANY($1) AND invoice_number IS NOT NULL`,
    [driver.clients, day],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const name of oracle.invoices.keys()) {
    const row = byId.get(driver.ids.get(name) ?? 0);
    if (!row) continue;
    figures.set(`${name} owes`, row.balance);
    figures.set(`${name} is paid`, row.paid);
    figures.set(`${name} owed on ${day}`, row.then);
  }
  figures.set('invoices', rows.length);
  for (const [index, client] of driver.clients.entries()) {
    const owed = rows.filter(({ clientId }) => clientId === client);
    addAgeing(figures, index, day, ageing(owed));
  }
}

/** By how late invoices were, out of what the ledger's postings until that day say. */
function ageing(invoices: readonly { late: number; then: number }[]): Ageing {
  const between = (from: number, to: number): number =>
    invoices.reduce((sum, { late, then }) => sum + (late >= from && late <= to ? then : 0), 0);
  return {
    notDue: between(-Infinity, 0),
    days1To30: between(1, 30),
    days31To60: between(31, 60),
    days61To90: between(61, 90),
    over90: between(91, Infinity),
  };
}

async function addClient(
  figures: Figures,
  database: Queryable,
  { driver, oracle, client, index, day }: Read & { client: number; index: number },
): Promise<void> {
  const [account, until, payments, held] = await Promise.all([
    clientAccount(database, client, driver.today),
    clientStatement(database, client, { from: '0001-01-01', to: day }),
    listPayments(database, { clientId: client, invoiceId: null }),
    heldOf(database, client),
  ]);
  figures.set(`client ${index} has on account`, toCents(account.onAccount));
  figures.set(`client ${index} closes with`, toCents(account.balance));
  figures.set(`client ${index} closed on ${day} with`, until?.closing ?? 'no statement');
  const left = new Map(
    payments.map(({ id, onAccount }) => [id, toCents(onAccount) + (held.get(id) ?? 0)]),
  );
  const credits = new Map(account.lots.map(({ creditId, onAccount }) => [creditId, onAccount]));
  for (const [name, { client: owner, kind }] of oracle.sources) {
    const id = driver.ids.get(name);
    if (owner !== index || id === undefined) continue;
    figures.set(
      `${name} has left`,
      kind === 'credit' ? toCents(credits.get(id) ?? 0) : (left.get(id) ?? 'no payment'),
    );
    figures.set(`${name} has held`, kind === 'credit' ? 0 : (held.get(id) ?? 0));
  }
}

/** Whose each quote is. */
async function addQuotes(
  figures: Figures,
  database: Queryable,
  { driver, oracle }: Read,
): Promise<void> {
  const { rows } = await database.query<{ id: number; clientId: number }>(
    'SELECT id, client_id AS "clientId" FROM quotes WHERE client_id = ANY($1)',
    [driver.clients],
  );
  const clients = new Map(rows.map(({ id, clientId }) => [id, driver.clients.indexOf(clientId)]));
  for (const [name, { isContract }] of oracle.quotes) {
    if (isContract === true) continue;
    const client = clients.get(driver.ids.get(name) ?? 0);
    figures.set(`${name} is of client`, client ?? 'no client');
  }
}

/** What is held of each payment of a client for its quote. */
async function heldOf(database: Queryable, client: number): Promise<Map<number, number>> {
  const { rows } = await database.query<{ id: number; cents: number }>(
    `SELECT a.payment_id AS id, a.held_cents AS cents
     FROM payments p JOIN deposit_amounts a
       ON a.request_id = p.deposit_request_id AND a.payment_id = p.id
     WHERE p.client_id = $1`,
    [client],
  );
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

/** The oracle's names of the ledger's accounts. */
const accountNames = {
  money: 'money',
  receivable: 'receivable',
  badDebt: 'writtenOff',
  disputed: 'disputed',
  onAccount: 'onAccount',
  deposits: 'deposits',
  advanceTax: 'advanceTax',
  fees: 'fees',
  revenue: 'sales',
  hst: 'tax',
} as const;

async function addAccounts(
  figures: Figures,
  database: Queryable,
  clients: readonly number[],
  day: string,
): Promise<void> {
  const { rows } = await database.query<{
    account: keyof typeof accountNames;
    cents: number;
    ofDay: number;
  }>(
    `SELECT p.account, sum(p.cents)::bigint AS cents,
       coalesce(sum(p.cents) FILTER (WHERE p.day = $2), 0)::bigint AS "ofDay"
     FROM ledger_postings p JOIN ledger_entries e ON e.id = p.entry_id
     WHERE e.client_id = ANY($1) AND p.day <= $2 GROUP BY 1`,
    [clients, day],
  );
  for (const name of Object.values(accountNames)) figures.set(`${name} on ${day}`, 0);
  for (const { account, cents } of rows) figures.set(`${accountNames[account]} on ${day}`, cents);
  figures.set(`tax of ${day}`, -(rows.find(({ account }) => account === 'hst')?.ofDay ?? 0));
}

/** Where two lists of figures differ, in words. */
export function differences(ledger: Figures, oracle: Figures): string[] {
  const names = new Set([...oracle.keys(), ...ledger.keys()]);
  return [...names]
    .filter((name) => !Object.is(sign(ledger.get(name)), sign(oracle.get(name))))
    .map((name) => `${name}: ${said(ledger.get(name))}, the oracle says ${said(oracle.get(name))}`);
}

/** Without the sign of zero. */
const sign = (figure: Parameters<typeof said>[0]) => (figure === 0 ? 0 : figure);

const said = (figure: number | boolean | string | undefined): string =>
  figure === undefined ? 'nothing' : String(figure);
