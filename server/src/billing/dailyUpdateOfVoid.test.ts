import { describe, expect, it } from '@jest/globals';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile({ isCleared: false });

describe('the daily update', () => {
  it('neither bills nor reminds of what is void, and lets waiting mails go', async () => {
    const { id: clientId } = await billing.create('clients', {
      fullName: 'Ann',
      email: 'ann@example.com',
    });
    const { id: contractId } = await billing.create('contracts', { clientId, autoBill: true });
    const unbilled = await billing.issued({ clientId });
    const overdue = await billing.issued({ clientId, dateTs: '2026-01-05' });
    await billing.server.database.query('UPDATE invoices SET contract_id = $2 WHERE id = $1', [
      unbilled['id'],
      contractId,
    ]);
    await billing.server.database.query('UPDATE invoices SET billed = true WHERE id = $1', [
      overdue['id'],
    ]);
    await billing.server.database.query(
      `INSERT INTO mails (entity, record_id, recipient, subject, text_body, html_body)
       VALUES ('invoices', $1, 'ann@example.com', 'Your invoice', '', '')`,
      [overdue['id']],
    );
    for (const one of [unbilled, overdue]) {
      expect((await billing.makeVoid(await billing.invoiceOf(one['id']))).status).toBe(200);
    }
    await billing.dailyUpdate();
    const { rows } = await billing.server.database.query<Json>(
      'SELECT status, last_error AS why FROM mails WHERE entity = $1 AND record_id = ANY($2)',
      ['invoices', [unbilled['id'], overdue['id']]],
    );
    expect(rows).toEqual([{ status: 'failed', why: 'Not sent: the invoice is void.' }]);
    expect((await billing.invoiceOf(unbilled['id']))['billed']).toBe(false);
  });

  it('invoices the services of a void invoice again, of a month as well', async () => {
    const { id: clientId } = await billing.create('clients', { fullName: 'Again' });
    const service = { clientId, serviceStatus: 'Complete', dateTs: '2026-01-05T09:00' };
    const single = await billing.create('services', { ...service, price: 80 });
    const monthly = await billing.create('contracts', { clientId, isMonthly: true, price: 900 });
    const ofMonth = await billing.create('services', service);
    await billing.server.database.query('UPDATE services SET contract_id = $2 WHERE id = $1', [
      ofMonth['id'],
      monthly['id'],
    ]);
    await billing.dailyUpdate();
    const ofClient = async (): Promise<Json[]> =>
      (await billing.call('GET', `invoices/?clientId=${String(clientId)}`)).body[
        'results'
      ] as Json[];
    const first = await ofClient();
    expect(first.map(({ subTotal }) => subTotal).sort()).toEqual([80, 900]);
    for (const { id } of first) {
      await billing.issue(id);
      const { body } = await billing.makeVoid(await billing.invoiceOf(id));
      expect(body['message']).toMatch(/ Its service can be invoiced again\.$/);
    }
    expect(
      (await billing.call('GET', `services/${String(single['id'])}/`)).body['invoiceId'],
    ).toBeNull();
    await billing.dailyUpdate();
    await billing.dailyUpdate();
    const again = (await ofClient()).filter(({ voidedOn }) => voidedOn === null);
    expect(again.map(({ subTotal }) => subTotal).sort()).toEqual([80, 900]);
  });
});
