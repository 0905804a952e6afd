import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { SandboxDispute } from '../../../harness/sandbox/SandboxLedger.ts';
import { disputeJson } from '../../../harness/sandbox/sandboxObjects.ts';
import { tellEvent } from '../../../harness/testing/providerEvents.ts';
import { paymentsPerFile } from '../../../harness/testing/testPayments.ts';

const payments = paymentsPerFile();

type Json = Record<string, unknown>;

const read = async (path: string): Promise<Json> =>
  (await payments.server.call('GET', path, { as: 'Admin' })).body;

/** An invoice of $ 113.00 paid by card, and a dispute of it. */
async function disputed(card = '4000000000000259') {
  const { id, number } = await payments.invoiceOf();
  expect((await payments.pay(number, { card })).status).toBe(200);
  payments.sandbox.doLater();
  const intent = [...payments.sandbox.ledger.intents.values()].find(
    ({ metadata }) => metadata['number'] === number,
  );
  const dispute = [...payments.sandbox.ledger.disputes.values()].find(
    (each) => each.intent === intent?.id,
  );
  if (!dispute) throw new Error('The payment is not disputed.');
  return { id, number, dispute };
}

const won = (dispute: SandboxDispute): SandboxDispute => ({
  ...dispute,
  status: 'won',
  movements: [...dispute.movements, { amount: dispute.amount, fee: 0 }],
});
const lost = (dispute: SandboxDispute): SandboxDispute => ({ ...dispute, status: 'lost' });
const tell = (event: string, dispute: SandboxDispute, created?: number) =>
  tellEvent(payments.server, `charge.dispute.${event}`, disputeJson(dispute), created);

const disputesOf = async (invoiceId: number): Promise<Json[]> =>
  (await read(`money-back/?invoiceId=${invoiceId}`))['disputes'] as Json[];
const invoice = (id: number) => read(`invoices/${id}/`);
/** What the entries about an invoice have moved, by account, in cents. */
async function moved(id: number): Promise<Record<string, number>> {
  const { rows } = await payments.server.database.query<{ account: string; cents: number }>(
    `SELECT g.account, sum(g.cents)::bigint AS cents FROM ledger_postings g
       JOIN ledger_entries e ON e.id = g.entry_id
     WHERE e.invoice_id = $1 AND e.kind LIKE 'dispute%' GROUP BY 1 HAVING sum(g.cents) <> 0`,
    [id],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}
/** What the timeline of an invoice tells of disputes. */
const toldOf = async (id: number): Promise<string[]> =>
  ((await read(`invoices/${id}/timeline/`))['results'] as Json[])
    .filter(({ kind }) => String(kind).startsWith('dispute'))
    .map(({ kind, note }) => [kind, note].filter((part) => part !== '').join(': '));
const officeMails = async (invoiceId: number): Promise<string[]> => {
  const { rows } = await payments.server.database.query<{ subject: string }>(
    "SELECT subject FROM mails WHERE recipient = $1 AND entity = 'invoices' AND record_id = $2 ORDER BY id",
    [payments.server.company.email, invoiceId],
  );
  return rows.map(({ subject }) => subject);
};

describe('a dispute', () => {
  it('takes the money and its fee out of what is ours; the invoice stays paid, and the office is told', async () => {
    const { id, number, dispute } = await disputed();
    await tell('created', dispute);
    await tell('funds_withdrawn', dispute);
    await tell('created', dispute);
    expect(await moved(id)).toEqual({ disputed: 11_300, fees: 1_500, money: -12_800 });
    expect(await invoice(id)).toMatchObject({ paid: true, isDisputed: true });
    expect(await disputesOf(id)).toMatchObject([
      { amount: 113, fee: 15, state: 'needsAnswer', reason: 'fraudulent', isTaken: true },
    ]);
    expect((await disputesOf(id))[0]?.['dueDay']).toMatch(/^2\d{3}-\d\d-\d\d$/);
    expect(await officeMails(id)).toEqual([`The payment of invoice #${number} is disputed`]);
  });

  it('lets nothing go back to the card while it is open', async () => {
    const { id, dispute } = await disputed();
    await tell('created', dispute);
    const post = (path: string, body: object) =>
      payments.server.call('POST', path, { as: 'Admin', body: { key: randomUUID(), ...body } });
    const credit = await post(`invoices/${id}/credit/`, { reason: 'To settle it', lines: null });
    const { status, body } = await post('refunds/', {
      creditId: credit.body['id'],
      paymentId: null,
      amount: 10,
      method: 'card',
      reference: '',
      reason: 'To settle it',
    });
    expect([status, body['message']]).toEqual([409, expect.stringContaining('disputes')]);
  });

  it('that is won brings the money back', async () => {
    const { id, number, dispute } = await disputed();
    await tell('created', dispute);
    await tell('funds_reinstated', won(dispute));
    await tell('closed', won(dispute));
    expect(await moved(id)).toEqual({ fees: 1_500, money: -1_500 });
    expect(await invoice(id)).toMatchObject({ paid: true, isDisputed: false });
    expect(await disputesOf(id)).toMatchObject([{ state: 'won', isTaken: false }]);
    expect(await toldOf(id)).toEqual(['disputed', 'disputeEnded: won']);
    expect(await officeMails(id)).toEqual([
      `The payment of invoice #${number} is disputed`,
      `The dispute about invoice #${number} has ended`,
    ]);
  });

  it('that is lost has what it paid owed again', async () => {
    const { id, dispute } = await disputed('4000000000002685');
    await tell('created', dispute);
    await tell('closed', lost(dispute));
    expect(await moved(id)).toEqual({ receivable: 11_300, fees: 1_500, money: -12_800 });
    expect(await invoice(id)).toMatchObject({ paid: false, isDisputed: false });
    expect(await toldOf(id)).toEqual(['disputed', 'disputeEnded: lost']);
    const { balance, results } = await read(`invoices/${id}/ledger/`);
    expect(balance).toBe(113);
    expect((results as Json[]).at(-1)).toMatchObject({ kind: 'disputeLost', amount: 113 });
    // It can be paid again, in another way.
    const paid = await payments.server.call('PUT', `receive-payment/${id}/`, {
      as: 'Admin',
      body: {},
    });
    expect(paid.status).toBe(200);
    expect(await payments.paymentsOf(id)).toEqual([11_300, 11_300]);
  });

  it.each([
    ['won', won, { fees: 1_500, money: -1_500 }],
    ['lost', lost, { receivable: 11_300, fees: 1_500, money: -12_800 }],
  ] as const)(
    'that is %s comes to the same when its events come twice and in any order',
    async (end, ended, expected) => {
      const eventsOf = (dispute: SandboxDispute): [string, SandboxDispute, number][] => [
        ['created', dispute, 1_000],
        ['updated', { ...dispute, dueBy: dispute.dueBy + 60 }, 1_001],
        ['closed', ended(dispute), 1_002],
      ];
      const orders = [
        [2, 0, 1],
        [1, 2, 0, 2],
        [2, 1, 0, 0],
        [0, 2, 1, 2],
      ];
      for (const order of orders) {
        const { id, dispute } = await disputed();
        for (const index of order) {
          const event = eventsOf(dispute)[index];
          if (event) await tell(...event);
        }
        expect([order, await moved(id)]).toEqual([order, expected]);
        expect(await disputesOf(id)).toMatchObject([{ state: end }]);
      }
    },
  );

  it('told 30 times at once is written once', async () => {
    const { id, dispute } = await disputed();
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        tell(index % 2 === 0 ? 'created' : 'closed', index % 2 === 0 ? dispute : lost(dispute)),
      ),
    );
    expect(await moved(id)).toEqual({ receivable: 11_300, fees: 1_500, money: -12_800 });
  });

  it('that is only an inquiry moves no money, and says when the bank has closed it', async () => {
    const { id, dispute } = await disputed('4000000000001976');
    await tell('created', dispute);
    expect(await moved(id)).toEqual({});
    expect(await disputesOf(id)).toMatchObject([{ state: 'inquiry', isTaken: false }]);
    await tell('closed', { ...dispute, status: 'warning_closed' });
    expect(await moved(id)).toEqual({});
    expect(await disputesOf(id)).toMatchObject([{ state: 'closed' }]);
  });

  it('is shown to the office until somebody has seen it, and again when it changes', async () => {
    const { id, dispute } = await disputed();
    const shown = async () =>
      ((await read('money-back/'))['disputes'] as Json[]).filter(
        (each) => each['invoiceId'] === id,
      );
    await tell('created', dispute);
    const [notice] = await shown();
    const seen = () =>
      payments.server.call('POST', `money-back/disputes/${String(notice?.['id'])}/seen/`, {
        as: 'Admin',
        body: {},
      });
    expect((await seen()).status).toBe(200);
    await tell('updated', dispute);
    expect(await shown()).toEqual([]);
    await tell('closed', lost(dispute));
    expect(await shown()).toMatchObject([{ state: 'lost' }]);
  });

  it('that has changed since it was shown stays until its newer state has been seen', async () => {
    const { id, dispute } = await disputed();
    const shown = async () =>
      ((await read('money-back/'))['disputes'] as Json[]).filter(
        (each) => each['invoiceId'] === id,
      );
    const seen = async (body?: Json) => {
      const { id: disputeId } = (await disputesOf(id))[0] ?? {};
      const path = `money-back/disputes/${String(disputeId)}/seen/`;
      return payments.server.call('POST', path, { as: 'Admin', ...(body && { body }) });
    };
    await tell('created', { ...dispute, movements: [] });
    const [first] = await shown();
    // The money is taken, then the bank decides, while somebody looks at the first state.
    for (const [event, told] of [
      ['funds_withdrawn', dispute],
      ['closed', lost(dispute)],
    ] as const) {
      const [before] = await shown();
      await tell(event, told);
      for (const mark of [first?.['mark'], before?.['mark']]) {
        const { status, body } = await seen({ seen: mark });
        expect([status, body['message']]).toEqual([
          409,
          'This dispute has changed since it was shown. It stands here as it is now: look at it, then press Done once more.',
        ]);
      }
    }
    const [latest] = await shown();
    expect(latest).toMatchObject({ state: 'lost' });
    expect((await seen({ seen: latest?.['mark'] })).status).toBe(200);
    expect(await shown()).toEqual([]);
    // Somebody else has dealt with it: nothing is left to see.
    expect((await seen({ seen: first?.['mark'] })).status).toBe(200);
  });

  it('is marked as it stands now by a browser that does not say what it has shown', async () => {
    const { id, dispute } = await disputed();
    await tell('created', dispute);
    const [{ id: disputeId } = {}] = await disputesOf(id);
    const path = `money-back/disputes/${String(disputeId)}/seen/`;
    expect((await payments.server.call('POST', path, { as: 'Admin' })).status).toBe(200);
    expect(await disputesOf(id)).toMatchObject([{ isSeen: true }]);
    const missing = await payments.server.call('POST', 'money-back/disputes/999999/seen/', {
      as: 'Admin',
      body: { seen: 'x' },
    });
    expect(missing.status).toBe(404);
  });

  it('of a payment that is not ours changes nothing', async () => {
    const { dispute } = await disputed();
    await tell('created', { ...dispute, id: 'dp_other', intent: 'pi_other' });
    const { rows } = await payments.server.database.query(
      "SELECT FROM disputes WHERE provider_id = 'dp_other'",
    );
    expect(rows).toEqual([]);
  });
});
