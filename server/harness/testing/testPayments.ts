import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { PaymentWay } from 'shared-api/contract/billing/payment';
import { createQueueMails } from '../../src/mail/queueMail.ts';
import { sweepRefunds } from '../../src/payments/refunds/sendRefund.ts';
import { sweep } from '../../src/payments/sweep.ts';
import { sandboxKeys } from '../../src/sandboxKeys.ts';
import { startSandbox, type Fault, type Sandbox } from '../sandbox/startSandbox.ts';
import { startTestServer, testProvider, type TestServer } from './testServer.ts';

export type TestPayments = Awaited<ReturnType<typeof startTestPayments>>;

const goodCard = '4242424242424242';

/** A server for the tests of a file, whose payments go to a sandbox of its own, and what tests do with both. */
export function paymentsPerFile(way: PaymentWay = 'cardForm'): TestPayments {
  const payments = {} as TestPayments;
  beforeAll(async () => {
    Object.assign(payments, await startTestPayments(way));
  });
  afterAll(() => payments.close());
  beforeEach(() => payments.reset());
  return payments;
}

async function startTestPayments(way: PaymentWay) {
  const faults: Fault[] = [];
  const sandbox = await startSandbox({
    host: '127.0.0.1',
    port: 0,
    laterSeconds: null,
    drawFault: () => faults.shift() ?? 'none',
  });
  const server = await startTestServer({ provider: testProvider(sandbox.url, way) });
  const payments = {
    server,
    sandbox,
    /** Injects faults into the provider's next calls, in order, in place of those that were not met yet. */
    inject(next: readonly Fault[]): void {
      faults.splice(0, faults.length, ...next);
    },
    ...documentsOf(server),
    ...cardsOf(server, sandbox),
    /** Forgets faults that were not met and what addresses have tried. */
    async reset(): Promise<void> {
      payments.inject([]);
      await server.database.query("DELETE FROM attempts WHERE kind = 'payment-address'");
    },
    async close(): Promise<void> {
      await server.close();
      await sandbox.stop();
    },
  };
  return payments;
}

/** Makes what is paid, and reads what was. */
function documentsOf(server: TestServer) {
  async function create(entity: string, body: object): Promise<{ id: number }> {
    const answer = await server.call('POST', `${entity}/create`, { as: 'Admin', body });
    if (answer.status !== 201) throw new Error(answer.text);
    return { id: Number(answer.body['id']) };
  }
  return {
    create,
    /** An issued invoice for $ 113.00. */
    async invoiceOf(subTotal = 100): Promise<{ id: number; number: string }> {
      const client = await create('clients', { fullName: 'Payer', email: 'payer@example.com' });
      const { id } = await create('invoices', {
        clientId: client.id,
        subTotal,
        dateTs: '2026-03-02',
      });
      await server.call('GET', `download-invoice/draft-${id}`, { as: 'Admin' });
      const { rows } = await server.database.query<{ number: number }>(
        'SELECT invoice_number AS number FROM invoices WHERE id = $1',
        [id],
      );
      return { id, number: String(rows[0]?.number) };
    },
    /** Payments of an invoice, in cents. */
    async paymentsOf(id: number): Promise<number[]> {
      const { rows } = await server.database.query<{ cents: number }>(
        'SELECT amount_cents AS cents FROM payments WHERE invoice_id = $1',
        [id],
      );
      return rows.map(({ cents }) => cents);
    },
  };
}

/** Pays by card, and reads what the provider was asked for. */
function cardsOf(server: TestServer, sandbox: Sandbox) {
  /** A card token, as a browser would get it. */
  async function tokenOf(number = goodCard): Promise<Record<string, unknown>> {
    const answer = await fetch(`${sandbox.url}/v1/tokens`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandboxKeys.publishableKey}` },
      body: new URLSearchParams({
        'card[number]': number,
        'card[exp_month]': '12',
        'card[exp_year]': '2040',
        'card[cvc]': '123',
      }),
    });
    return (await answer.json()) as Record<string, unknown>;
  }
  const sweepOnce = (): Promise<number> => {
    const { database, company, jobs } = server;
    const context = { database, company, queueMails: createQueueMails(jobs) };
    return sweep(context, testProvider(sandbox.url));
  };
  return {
    tokenOf,
    sweepOnce,
    async pay(
      number: string,
      options: { card?: string; amount?: string; key?: string; canLeave?: boolean } = {},
    ) {
      const { card = goodCard, amount = '113.00', key = randomUUID(), canLeave } = options;
      const leaving = canLeave === undefined ? {} : { canLeave };
      const body = { token: await tokenOf(card), amount, invoice: number, key, ...leaving };
      return server.call('POST', 'process-payment/', { body });
    },
    /** Begins to pay on the provider's page. */
    checkout: (
      number: string,
      { key = randomUUID(), amount = '113.00' }: { key?: string; amount?: string } = {},
    ) => server.call('POST', 'checkout/', { body: { invoice: number, amount, key } }),
    /** Sends a form of a page elsewhere, and says where that leads. */
    async sendForm(page: string, fields: Record<string, string>): Promise<string> {
      const answer = await fetch(page, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
      return new URL(answer.headers.get('location') ?? page, page).href;
    },
    /** What the payer's browser sends to the provider's page. */
    cardFields: (number = goodCard) => ({ number, exp_month: '12', exp_year: '2040', cvc: '123' }),
    /** How often the card was charged for a number. */
    chargesOf: (number: string): number =>
      [...sandbox.ledger.intents.values()].filter(
        ({ status, metadata }) => status === 'succeeded' && metadata['number'] === number,
      ).length,
    /** Sweeps until no outcome is unknown, without pauses; payers who are elsewhere stay there. */
    async sweepAll(): Promise<void> {
      for (;;) {
        await server.database.query(
          `UPDATE payment_attempts SET claimed_until = now() - interval '1 second'
           WHERE status = 'pending' AND check_at IS NULL`,
        );
        if ((await sweepOnce()) === 0) return;
      }
    },
    /** Asks the provider about every refund that waits, until none does or the provider is silent. */
    async sweepRefunds(): Promise<void> {
      await server.database.query(
        "UPDATE refunds SET ask_at = now() - interval '1 second' WHERE ask_at IS NOT NULL",
      );
      const { database, company, jobs } = server;
      const context = { database, company, queueMails: createQueueMails(jobs) };
      await sweepRefunds(context, testProvider(sandbox.url));
    },
    /** Sweeps once, with what payers who are elsewhere have done. @param hours how long ago they began */
    async sweepElsewhere(hours = 0): Promise<void> {
      await server.database.query(
        `UPDATE payment_attempts SET check_at = now() - interval '1 second',
           started_at = CASE WHEN $1 = 0 THEN started_at ELSE now() - make_interval(mins => $1) END
         WHERE status = 'pending' AND check_at IS NOT NULL`,
        [Math.round(hours * 60)],
      );
      await sweepOnce();
    },
  };
}
