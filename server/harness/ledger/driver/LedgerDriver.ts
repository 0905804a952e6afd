import { randomUUID } from 'node:crypto';
import type { Company } from 'shared-api/contract/company/company';
import { fromCents } from 'shared-api/contract/values/money';
import { receivePayment } from '../../../src/billing/receivePayment.ts';
import { voidInvoice } from '../../../src/billing/voidInvoice.ts';
import type { Database } from '../../../src/db/Database.ts';
import { allocateCredit, allocatePayment } from '../../../src/ledger/allocatePayment.ts';
import { creditInvoice } from '../../../src/ledger/credit.ts';
import { recordPayment } from '../../../src/ledger/recordPayment.ts';
import { refund } from '../../../src/ledger/refund.ts';
import { reversePayment } from '../../../src/ledger/reversePayment.ts';
import { writeOff } from '../../../src/ledger/writeOff.ts';
import { HttpError } from '../../../src/HttpError.ts';
import { breaking, Crash } from './breaking.ts';
import { reason, said, who, type Doing } from './doing.ts';
import { driveCards } from './driveCards.ts';
import { driveHeld } from './driveHeld.ts';
import { driveQuotes } from './driveQuotes.ts';
import type { Command, Share } from '../oracle/rules.ts';
import type { Figures } from '../views.ts';

/** A ledger that is driven, and what a test that plants a fault changes of it. */
export interface Driven {
  database: Database;
  company: Company;
  /** Which commands it refuses. */
  skip?: (command: Command) => boolean;
  /** What it makes of the figures that are read from it. */
  read?: (figures: Figures) => void;
}

/** Codes of refusals of a version that is not the newest. */
const changed = new Set<string>(['recordChanged', 'changedMeanwhile']);

/** Whether a command was refused only because the record is newer than what was looked at. */
const isOfChange = (error: unknown): boolean =>
  error instanceof HttpError && 'code' in error.why && changed.has(error.why.code);

/** What is another one when it is sent again: two such invoices are two. */
const isMadeAnew = new Set<Command['kind']>(['quote', 'contract', 'prepay', 'issue', 'moveQuote']);

/** Does the commands of one history on a real ledger, and knows its records by their names. */
export class LedgerDriver {
  readonly #driven: Driven;
  readonly ids = new Map<string, number>();
  readonly #clients: readonly number[];
  readonly #paidWhole = new Set<number>();
  readonly #providerIds = new Map<string, string>();
  /** Why a command was refused last. */
  refusal = '';
  /** The company day on which commands are done. */
  today = '';

  private constructor(driven: Driven, clients: readonly number[]) {
    this.#driven = driven;
    this.#clients = clients;
  }

  /** Begins a history with clients of its own, so that many may run in one database. */
  static async start(driven: Driven, clients: number): Promise<LedgerDriver> {
    const { rows } = await driven.database.query<{ id: number }>(
      `INSERT INTO clients (since_ts, full_name, email)
       SELECT '2024-01-01', 'Client ' || n, 'client@example.com' FROM generate_series(1, $1::integer) n RETURNING id`,
      [clients],
    );
    return new LedgerDriver(
      driven,
      rows.map(({ id }) => id),
    );
  }

  /** By names, what tells which of two records of a kind was made first: the number of invoices, ids of others. */
  async places(): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.#driven.database.query<{ id: number; number: number }>(
      `SELECT id, invoice_number AS number FROM invoices
       WHERE client_id = ANY($1) AND invoice_number IS NOT NULL`,
      [this.#clients],
    );
    const numbers = new Map(rows.map(({ id, number }) => [id, number]));
    return new Map(
      [...this.ids].map(([name, id]) => [
        name,
        name.startsWith('invoice') ? (numbers.get(id) ?? id) : id,
      ]),
    );
  }

  get clients(): readonly number[] {
    return this.#clients;
  }

  /**
   * Does a command as its form would, with a key of its own.
   * @param again sends it a second time, which must change nothing
   * @returns whether the ledger did it; false if it refused
   */
  async take(command: Command, again = false): Promise<boolean> {
    if (this.#driven.skip?.(command)) return false;
    const key = randomUUID();
    const isDone = await this.#try(command, key, this.#driven);
    if (again && isDone && !isMadeAnew.has(command.kind))
      await this.#try(command, key, this.#driven);
    return isDone;
  }

  /**
   * Breaks a command off at one of its statements, as a server does that dies.
   * @returns as `take`; undefined if it was broken off
   */
  async crash(command: Command, statement: number): Promise<boolean | undefined> {
    const database = breaking(this.#driven.database, statement);
    try {
      return await this.#try(command, randomUUID(), { ...this.#driven, database });
    } catch (error) {
      if (error instanceof Crash) return undefined;
      throw error;
    }
  }

  async #try(command: Command, key: string, driven: Driven): Promise<boolean> {
    try {
      const id = await this.#do(command, key, driven);
      if (id !== undefined && 'name' in command) this.ids.set(command.name, id);
      return true;
    } catch (error) {
      // Not a failure of the server (5xx), which no history may meet.
      if (error instanceof HttpError && error.status < 500) {
        this.refusal = error.message;
        return false;
      }
      throw error;
    }
  }

  /** @returns the id of what it has made, if it has a name */
  async #do(command: Command, key: string, driven: Driven): Promise<number | undefined> {
    switch (command.kind) {
      case 'quote':
      case 'contract':
      case 'prepay':
      case 'accept':
      case 'changeOrder':
      case 'issue':
        return driveQuotes(command, this.#doing(key, driven));
      case 'pay': {
        const { client, day, cents, shares } = command;
        const asked = { key, clientId: this.#clients[client] ?? 0, day, amount: fromCents(cents) };
        const allocations = this.#allocations(shares);
        return (await recordPayment(driven, { ...asked, ...said, allocations }, who)).id;
      }
      case 'payBalance':
        return this.#payBalance(command, driven);
      case 'allocate': {
        const allocateFrom = command.source.startsWith('credit') ? allocateCredit : allocatePayment;
        const allocations = this.#allocations(command.shares);
        await allocateFrom(driven, this.#id(command.source), { key, allocations }, who);
        return undefined;
      }
      case 'reverse':
        await reversePayment(driven, this.#id(command.source), { reason }, who);
        return undefined;
      case 'credit': {
        const lines =
          command.lines?.map(({ line, cents }) => ({ line: line + 1, amount: fromCents(cents) })) ??
          null;
        const asked = { key, reason, lines };
        return (await creditInvoice(driven, this.#id(command.invoice), asked, who)).id;
      }
      case 'refund': {
        const [id, isCredit] = [this.#id(command.source), command.source.startsWith('credit')];
        const from = { paymentId: isCredit ? null : id, creditId: isCredit ? id : null };
        const method = command.toCard === true ? 'card' : said.method;
        const asked = { key, ...from, amount: fromCents(command.cents), ...said, method, reason };
        return (await refund(driven, asked, who)).id;
      }
      case 'writeOff': {
        const amount = command.cents === null ? null : fromCents(command.cents);
        await writeOff(driven, this.#id(command.invoice), { key, amount, reason }, who);
        return undefined;
      }
      case 'void':
        await this.#void(command.invoice, driven);
        return undefined;
      case 'card':
      case 'refundFails':
      case 'dispute':
      case 'disputeEnds':
        return driveCards(command, this.#doing(key, driven));
      default:
        return driveHeld(command, this.#doing(key, driven));
    }
  }

  #doing(key: string, driven: Driven): Doing {
    return {
      driven,
      key,
      today: this.today,
      idOf: (name) => this.#id(name),
      clients: this.#clients,
      providerIdOf: (name) => {
        const id = this.#providerIds.get(name) ?? randomUUID();
        this.#providerIds.set(name, id);
        return id;
      },
    };
  }

  async #payBalance(
    { invoice }: Extract<Command, { kind: 'payBalance' }>,
    driven: Driven,
  ): Promise<number | undefined> {
    await receivePayment(driven, this.#id(invoice), who);
    const { rows } = await this.#driven.database.query<{ id: number }>(
      `SELECT id FROM payments WHERE invoice_id = $1 AND method = 'manual' ORDER BY id DESC LIMIT 1`,
      [this.#id(invoice)],
    );
    const [payment] = rows;
    if (!payment || this.#paidWhole.has(payment.id)) return undefined;
    this.#paidWhole.add(payment.id);
    return payment.id;
  }

  /** Voids an invoice as it is; one that something else changes meanwhile is looked at and voided again. */
  async #void(invoice: string, driven: Driven): Promise<void> {
    const id = this.#id(invoice);
    const { rows } = await this.#driven.database.query<{ version: number }>(
      'SELECT version FROM invoices WHERE id = $1',
      [id],
    );
    try {
      await voidInvoice(driven, id, { version: rows[0]?.version ?? 0, reason }, who);
    } catch (error) {
      if (!isOfChange(error)) throw error;
      await this.#void(invoice, driven);
    }
  }

  #allocations(shares: readonly Share[]): { invoiceId: number; amount: number }[] {
    return shares.map(({ invoice, cents }) => ({
      invoiceId: this.#id(invoice),
      amount: fromCents(cents),
    }));
  }

  #id(name: string): number {
    const id = this.ids.get(name);
    if (id === undefined) throw new Error(`The ledger was given no ${name}.`);
    return id;
  }
}
