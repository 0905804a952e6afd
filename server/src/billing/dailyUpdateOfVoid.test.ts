import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createQueueMails } from '../mail/queueMail.ts';
import { testInvoices, type Json, type TestInvoices } from '../../harness/testing/testInvoices.ts';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { dailyUpdate } from './dailyUpdate.ts';

let server: TestServer;
let invoices: TestInvoices;
beforeAll(async () => {
  server = await startTestServer();
  invoices = testInvoices(server);
}, 60_000);
afterAll(() => server.close());

describe('the daily update', () => {
  const run = () => {
    const { database, company, jobs } = server;
    return dailyUpdate(
      { database, company, queueMails: createQueueMails(jobs) },
      Date.now() / 1000,
    );
  };

  it('neither bills nor reminds of what is void, and lets waiting mails go', async () => {
    const { id: clientId } = await invoices.create('clients', {
      fullName: 'Ann',
      email: 'ann@example.com',
    });
    const { id: contractId } = await invoices.create('contracts', { clientId, autoBill: true });
    const unbilled = await invoices.issued({ clientId });
    const overdue = await invoices.issued({ clientId, dateTs: '2026-01-05' });
    await server.database.query('UPDATE invoices SET contract_id = $2 WHERE id = $1', [
      unbilled['id'],
      contractId,
    ]);
    await server.database.query('UPDATE invoices SET billed = true WHERE id = $1', [overdue['id']]);
    await server.database.query(
      `INSERT INTO mails (entity, record_id, recipient, subject, text_body, html_body)
       VALUES ('invoices', $1, 'ann@example.com', 'Your invoice', '', '')`,
      [overdue['id']],
    );
    for (const one of [unbilled, overdue]) {
      expect((await invoices.makeVoid(await invoices.invoiceOf(one['id']))).status).toBe(200);
    }
    await run();
    const { rows } = await server.database.query<Json>(
      'SELECT status, last_error AS why FROM mails WHERE entity = $1 AND record_id = ANY($2)',
      ['invoices', [unbilled['id'], overdue['id']]],
    );
    expect(rows).toEqual([{ status: 'failed', why: 'Not sent: the invoice is void.' }]);
    expect((await invoices.invoiceOf(unbilled['id']))['billed']).toBe(false);
  });

  it('invoices the services of a void invoice again, of a month as well', async () => {
    const { id: clientId } = await invoices.create('clients', { fullName: 'Again' });
    const service = { clientId, serviceStatus: 'Complete', dateTs: '2026-01-05T09:00' };
    const single = await invoices.create('services', { ...service, price: 80 });
    const monthly = await invoices.create('contracts', { clientId, isMonthly: true, price: 900 });
    const ofMonth = await invoices.create('services', service);
    await server.database.query('UPDATE services SET contract_id = $2 WHERE id = $1', [
      ofMonth['id'],
      monthly['id'],
    ]);
    await run();
    const ofClient = async (): Promise<Json[]> =>
      (await invoices.call('GET', `invoices/?clientId=${String(clientId)}`)).body[
        'results'
      ] as Json[];
    const first = await ofClient();
    expect(first.map(({ subTotal }) => subTotal).sort()).toEqual([80, 900]);
    for (const { id } of first) {
      await invoices.issue(id);
      const { body } = await invoices.makeVoid(await invoices.invoiceOf(id));
      expect(body['message']).toMatch(/ Its service can be invoiced again\.$/);
    }
    expect(
      (await invoices.call('GET', `services/${String(single['id'])}/`)).body['invoiceId'],
    ).toBeNull();
    await run();
    await run();
    const again = (await ofClient()).filter(({ voidedOn }) => voidedOn === null);
    expect(again.map(({ subTotal }) => subTotal).sort()).toEqual([80, 900]);
  });
});
