import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  forgetStatements,
  monthsAgo,
  ofxOfRows,
  uploadTo,
} from '../../../harness/testing/bankStatements.ts';
import { serverPerFile } from '../../../harness/testing/serverPerFile.ts';

const server = serverPerFile();
beforeEach(() => forgetStatements(server));

type Json = Record<string, unknown>;

const dayIn = (monthsBack: number, day: number) => monthsAgo(server, monthsBack, day);

describe('an incoming e-transfer', () => {
  async function openInvoice(number: number, cents: number): Promise<number> {
    const { rows } = await server.database.query<{ id: number }>(
      `INSERT INTO invoices (invoice_number, type, date_ts, total_cents) VALUES ($1, 'Janitorial', $2, $3)
       RETURNING id`,
      [number, dayIn(1, 1), cents],
    );
    return rows[0]?.id ?? 0;
  }
  const suggestions = async (): Promise<Json[]> =>
    (await server.call('GET', 'payment-suggestions/', { as: 'Admin' })).body['results'] as Json[];
  const act = (transaction: unknown, action: string, body: object = {}) =>
    server.call('POST', `payment-suggestions/${String(transaction)}/${action}`, {
      as: 'Admin',
      body,
    });

  it('that matches an open invoice is suggested, taken with one click, and taken back', async () => {
    const invoiceId = await openInvoice(30_001, 11_300);
    await openInvoice(30_002, 11_300);
    await uploadTo(
      server,
      ofxOfRows([[dayIn(0, 1), '113.00', 'Interac e-Transfer re 30001', 'CREDIT']]),
    );
    const [found] = await suggestions();
    expect(found).toMatchObject({
      invoiceId,
      invoiceNumber: 30_001,
      amount: 113,
      namesNumber: true,
    });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        act(
          found?.['transactionId'],
          'accept',
          index % 2 === 0 ? { invoiceId } : { allocations: [{ invoiceId, amount: 113 }] },
        ),
      ),
    );
    const refused = answers
      .filter(({ status }) => status === 409)
      .map(({ body }) => body['message']);
    expect(new Set(refused)).toEqual(new Set(['This transfer is recorded as a payment already.']));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ]);
    const invoice = async (): Promise<unknown> =>
      (await server.call('GET', `invoices/${invoiceId}/`, { as: 'Admin' })).body['paid'];
    expect(await invoice()).toBe(true);
    expect(await suggestions()).toEqual([]);
    const { rows } = await server.database.query<{ id: number }>(
      'SELECT id FROM payments WHERE bank_transaction_id = $1',
      [found?.['transactionId']],
    );
    const taken = await server.call('POST', `payments/${rows[0]?.id}/reverse/`, {
      as: 'Admin',
      body: { reason: 'Wrong' },
    });
    expect([taken.status, taken.body['message']]).toEqual([
      409,
      'This payment is a line of the bank statement: undo it there.',
    ]);
    expect((await act(found?.['transactionId'], 'undo')).status).toBe(200);
    expect(await invoice()).toBe(false);
    expect(await suggestions()).toHaveLength(1);
    await act(found?.['transactionId'], 'refuse');
    expect(await suggestions()).toEqual([]);
  });

  it('that could be for several invoices, or for none, is not suggested', async () => {
    await openInvoice(30_011, 5_000);
    await openInvoice(30_012, 5_000);
    await uploadTo(
      server,
      ofxOfRows([
        [dayIn(0, 1), '50.00', 'Interac e-Transfer', 'CREDIT'],
        [dayIn(0, 1), '51.00', 'Interac e-Transfer 30011', 'CREDIT'],
        [dayIn(0, 1), '-50.00', 'Interac e-Transfer 30011'],
      ]),
    );
    expect(await suggestions()).toEqual([]);
  });

  it('is read beside invoices without a client, a day or a total, as older servers issued them', async () => {
    const { rows } = await server.database.query<{ id: number }>(
      `INSERT INTO invoices (invoice_number, type, total_cents)
       VALUES (30021, 'Janitorial', 5000), (30022, 'Janitorial', NULL) RETURNING id`,
    );
    await uploadTo(
      server,
      ofxOfRows([[dayIn(0, 1), '50.00', 'Interac e-Transfer 30021 30022', 'CREDIT']]),
    );
    // When it was issued is not known, so that nothing says that this transfer is for it.
    expect(await suggestions()).toEqual([]);
    for (const { id } of rows) {
      const paid = await server.call('PUT', `receive-payment/${id}/`, { as: 'Admin', body: {} });
      expect(paid.status).toBe(200);
    }
  });
});
