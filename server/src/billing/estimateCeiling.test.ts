import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { estimateCeiling } from 'shared-api/contract/quotes/office/agreement';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';
import type { Answer } from '../../harness/testing/testServer.ts';
import { HttpError } from '../HttpError.ts';

const billing = billingPerFile();
let client: Json;
beforeAll(async () => {
  client = await billing.create('clients', { fullName: 'Ann', email: 'ann@example.com' });
});

const accepting = (version: unknown) => ({
  version,
  on: billing.today,
  how: 'phone',
  by: 'Ann',
  note: '',
});

const quoted = (fields: object = {}): Promise<Json> =>
  billing.create('quotes', { clientId: client['id'], price: 1_000, ...fields });

async function accepted(fields: object = {}): Promise<Json> {
  const quote = await quoted(fields);
  const { status, text } = await billing.call(
    'POST',
    `quotes/${String(quote['id'])}/accept/`,
    accepting(quote['version']),
  );
  if (status !== 200) throw new Error(text);
  return quote;
}

/** Makes a change order of one line, in dollars before tax. */
async function changed(quote: Json, rate: number): Promise<Json> {
  const { status, body, text } = await billing.call(
    'POST',
    `quotes/${String(quote['id'])}/change-orders/`,
    {
      key: randomUUID(),
      reason: 'More to do',
      lines: [{ description: 'Work', quantity: 1, rate }],
    },
  );
  if (status !== 201) throw new Error(text);
  return body;
}

const acceptChange = ({ id, version }: Json): Promise<Answer> =>
  billing.call('POST', `change-orders/${String(id)}/accept/`, accepting(version));

/** A draft for a quote with a total in cents; its tax is a part of it. */
async function draft(quote: Json, cents: number): Promise<number> {
  const { rows } = await billing.server.database.query<{ id: number }>(
    `INSERT INTO invoices (client_id, quote_id, type, sub_total_cents, tax_cents, total_cents)
     VALUES ($1, $2, 'Contracting', $3, 0, $3) RETURNING id`,
    [client['id'], quote['id'], cents],
  );
  return rows[0]?.id ?? 0;
}

const billedOf = async (quote: Json): Promise<number> => {
  const { body } = await billing.call('GET', `quotes/${String(quote['id'])}/agreement/`);
  return Math.round(Number(body['billed']) * 100);
};

const refusal =
  'This would bill $ 1,250.00 for quote 10001 of $ 1,000.00; a client has to agree to more than 10 % ($ 1,100.00). Record a change order for the rest first.';

describe('what is billed for an accepted quote', () => {
  it('may be ten percent more than agreed to, and not a cent beyond', async () => {
    const quote = await accepted();
    const exact = await draft(quote, 110_000);
    await billing.issue(exact);
    await expect(billing.issue(await draft(quote, 1))).rejects.toThrow('$ 1,100.01');
    expect(await billedOf(quote)).toBe(110_000);
  });

  it.each([
    ['a download', (id: number) => billing.call('GET', `download-invoice/draft-${id}`)],
    ['a payment', (id: number) => billing.call('PUT', `receive-payment/${id}/`, {})],
  ])('is not exceeded by %s, which says what to do', async (_what, issue) => {
    const quote = await accepted();
    const id = await draft(quote, 125_000);
    const { status, body } = await issue(id);
    expect(status).toBe(409);
    const number = String(quote['number']);
    expect(String(body['message'])).toBe(refusal.replace('10001', number));
    expect(body['leadsTo']).toEqual({
      words: number,
      entity: 'quotes',
      id: quote['id'],
      part: 'agreement',
    });
    expect(await billing.invoiceOf(id)).toMatchObject({ invoiceNumber: null, paid: false });
    expect(await billedOf(quote)).toBe(0);
  });

  it('may be more once the client has accepted a change order', async () => {
    const quote = await accepted();
    const id = await draft(quote, 125_000);
    const order = await changed(quote, 250);
    await expect(billing.issue(id)).rejects.toThrow(HttpError);
    expect((await acceptChange(order)).status).toBe(200);
    await billing.issue(id);
    // 1,000.00 and 282.50 with tax, and ten percent of both.
    await billing.issue(await draft(quote, 141_075 - 125_000));
    await expect(billing.issue(await draft(quote, 1))).rejects.toThrow(HttpError);
  });

  it('may be less once the client has accepted that something is left out', async () => {
    const quote = await accepted();
    expect((await acceptChange(await changed(quote, -500))).status).toBe(200);
    await expect(billing.issue(await draft(quote, 100_000))).rejects.toThrow(HttpError);
    await billing.issue(await draft(quote, 47_850));
  });

  it('does not count what was credited', async () => {
    const quote = await accepted();
    const first = await draft(quote, 110_000);
    await billing.issue(first);
    const credit = { key: randomUUID(), reason: 'Too much', lines: null };
    const { status } = await billing.call('POST', `invoices/${first}/credit/`, credit);
    expect(status).toBeLessThan(300);
    expect(await billedOf(quote)).toBe(0);
    await billing.issue(await draft(quote, 110_000));
  });

  it('does not count what is void', async () => {
    const quote = await accepted();
    const first = await draft(quote, 100_000);
    await billing.issue(first);
    const second = await draft(quote, 100_000);
    await expect(billing.issue(second)).rejects.toThrow(HttpError);
    expect((await billing.makeVoid(await billing.invoiceOf(first))).status).toBe(200);
    await billing.issue(second);
  });

  it('is not bound before the quote is accepted, nor for visits that repeat', async () => {
    await billing.issue(await draft(await quoted(), 500_000));
    const repeated = await quoted();
    await billing.server.database.query('UPDATE quotes SET request = $1 WHERE id = $2', [
      { kind: 'commercial', frequency: 'weekly' },
      repeated['id'],
    ]);
    const { version } = (await billing.call('GET', `quotes/${String(repeated['id'])}/`)).body;
    const answer = await billing.call(
      'POST',
      `quotes/${String(repeated['id'])}/accept/`,
      accepting(version),
    );
    expect(answer.body).toMatchObject({ agreed: 1_000, ceiling: null });
    await billing.issue(await draft(repeated, 500_000));
  });

  it('stays within it when forty invoices are issued at once', async () => {
    const quotes = [await accepted(), await accepted()];
    const drafts = await Promise.all(
      Array.from({ length: 40 }, (_, index) => draft(quotes[index % 2] ?? {}, 10_000)),
    );
    const outcomes = await Promise.allSettled(drafts.map((id) => billing.issue(id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
    for (const quote of quotes) expect(await billedOf(quote)).toBe(110_000);
  });

  it('stays within it while quotes are paid, downloaded and issued at once', async () => {
    const quote = await accepted();
    const drafts = await Promise.all(Array.from({ length: 40 }, () => draft(quote, 10_000)));
    const answers = await Promise.all(
      drafts.map((id, index) =>
        index % 2 === 0
          ? billing.call('PUT', `receive-payment/${id}/`, {})
          : billing.call('GET', `download-invoice/draft-${id}`),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect(statuses.filter((status) => status === 200)).toHaveLength(11);
    expect(await billedOf(quote)).toBe(110_000);
  });

  it('stays within it through every history', async () => {
    const step = fc.oneof(
      { weight: 5, arbitrary: fc.record({ issue: fc.integer({ min: 1, max: 60_000 }) }) },
      { weight: 2, arbitrary: fc.record({ order: fc.integer({ min: -20_000, max: 40_000 }) }) },
      { weight: 1, arbitrary: fc.constant({ makeVoid: true }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
        const quote = await accepted();
        const issued: number[] = [];
        let agreed = 100_000;
        for (const one of steps) {
          if ('issue' in one) {
            const id = await draft(quote, one.issue);
            const before = await billedOf(quote);
            const fits = before + one.issue <= estimateCeiling(agreed);
            const isIssued = await billing.issue(id).then(
              () => true,
              () => false,
            );
            expect(isIssued).toBe(fits);
            if (isIssued) issued.push(id);
          } else if ('order' in one) {
            const order = await changed(quote, one.order / 100);
            const answer = await acceptChange(order);
            if (answer.status === 200) agreed += Math.round(Number(order['total']) * 100);
          } else {
            const last = issued.pop();
            if (last !== undefined) await billing.makeVoid(await billing.invoiceOf(last));
          }
        }
        const { body } = await billing.call('GET', `quotes/${String(quote['id'])}/agreement/`);
        expect(Math.round(Number(body['agreed']) * 100)).toBe(agreed);
      }),
      { numRuns: Number(process.env['CEILING_RUNS'] ?? 40) },
    );
  });

  it('leaves an invoice of a run as a draft, and goes on with the others', async () => {
    const quote = await accepted();
    for (const price of [900, 400]) {
      const service = await billing.create('services', {
        clientId: client['id'],
        serviceStatus: 'Complete',
        dateTs: '2026-01-15T09:00',
        price,
      });
      await billing.server.database.query('UPDATE services SET quote_id = $1 WHERE id = $2', [
        quote['id'],
        service['id'],
      ]);
    }
    await billing.server.database.query(
      `INSERT INTO payments (quote_id, amount_cents, method, received_on, recorded_by)
       VALUES ($1, 200000, 'card', '2026-01-02', 'test')`,
      [quote['id']],
    );
    await billing.issued({ clientId: client['id'] });
    const held = {
      clientName: 'Ann',
      number: null,
      total: 1_469,
      quoteNumber: quote['number'],
      quoteId: quote['id'],
      agreed: 1_000,
      ceiling: 1_100,
      billed: 1_469,
    };
    const preview = await billing.call('GET', 'daily-update/preview/');
    expect(preview.body['report']).toMatchObject({ held: [{ ...held, invoiceId: null }] });
    expect(await billing.dailyUpdate()).toMatchObject({ invoices: 1 });
    const runs = await billing.call('GET', 'daily-runs/');
    const [run] = runs.body['results'] as Json[];
    const kept = await billing.call('GET', `daily-runs/${String(run?.['id'])}/`);
    expect(kept.body['report']).toMatchObject({
      held: [{ ...held, invoiceId: expect.any(Number) }],
    });
    const { rows } = await billing.server.database.query(
      'SELECT invoice_number, paid FROM invoices WHERE quote_id = $1',
      [quote['id']],
    );
    expect(rows).toEqual([{ invoice_number: null, paid: false }]);
  });
});
