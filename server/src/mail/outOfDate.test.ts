import { expect, it } from '@jest/globals';
import { billingPerFile } from '../../harness/testing/testBilling.ts';
import { createMailJob } from './mailJob.ts';
import { createQueueMail, type Outgoing } from './queueMail.ts';

const billing = billingPerFile();

/** Queues a mail about an invoice, as failed before. */
async function failed(about: Partial<Outgoing> & { recordId: number }): Promise<number> {
  const { server } = billing;
  await server.database.transaction((connection) =>
    createQueueMail(server.jobs)(connection, {
      entity: 'invoices',
      recipient: 'ann@example.com',
      subject: 'About your invoice',
      text: 'text',
      html: '<p>html</p>',
      ...about,
    }),
  );
  const { rows } = await server.database.query<{ id: number }>(
    "UPDATE mails SET status = 'failed' WHERE id = (SELECT max(id) FROM mails) RETURNING id",
  );
  return Number(rows[0]?.id);
}

const sendingOf = async (invoiceId: number, kind: 'bill' | 'reminder'): Promise<number> => {
  const { rows } = await billing.server.database.query<{ id: number }>(
    `INSERT INTO invoice_sends (invoice_id, kind, day, who, recipients)
     VALUES ($1, $2, $3, 'test', '{ann@example.com}') RETURNING id`,
    [invoiceId, kind, billing.today],
  );
  return Number(rows[0]?.id);
};

const resend = (id: number) => billing.call('POST', `mails/resend/${id}`, {});
const failedToday = async (): Promise<unknown> => {
  const { body } = await billing.call('GET', 'today/');
  const needs = body['needs'] as { kind: string; count: number }[];
  return needs.find(({ kind }) => kind === 'mails')?.count;
};
const client = () => billing.create('clients', { fullName: 'Ann', email: 'ann@example.com' });

it('a mail about an invoice goes again until that is void, and is nobody’s task then', async () => {
  const invoice = await billing.issued({ clientId: (await client())['id'] });
  const id = await failed({ recordId: Number(invoice['id']) });
  expect(await failedToday()).toBe(1);
  expect((await billing.makeVoid(invoice)).status).toBe(200);
  const answer = await resend(id);
  expect([answer.status, answer.body['message']]).toEqual([409, 'Not sent: the invoice is void.']);
  expect(await failedToday()).toBeUndefined();
});

it('a reminder of what is paid is refused, its invoice goes again', async () => {
  const { id: invoiceId } = await billing.issued({ clientId: (await client())['id'] });
  const recordId = Number(invoiceId);
  const bill = await failed({ recordId, sendId: await sendingOf(recordId, 'bill') });
  const reminder = await failed({ recordId, sendId: await sendingOf(recordId, 'reminder') });
  await billing.call('PUT', `receive-payment/${recordId}/`, {});
  expect((await resend(reminder)).status).toBe(409);
  expect((await resend(bill)).status).toBe(200);
});

it('what is queued does not go either, and says why', async () => {
  const { id: invoiceId } = await billing.issued({ clientId: (await client())['id'] });
  const recordId = Number(invoiceId);
  const mailId = await failed({ recordId, sendId: await sendingOf(recordId, 'reminder') });
  const { database } = billing.server;
  await database.query("UPDATE mails SET status = 'queued' WHERE id = $1", [mailId]);
  await billing.call('PUT', `receive-payment/${recordId}/`, {});
  let sent = 0;
  const job = createMailJob(billing.server, () => {
    sent += 1;
    return Promise.resolve();
  });
  await job.run({ mailId }, { isLast: false });
  const { rows } = await database.query(
    'SELECT status, last_error AS why FROM mails WHERE id = $1',
    [mailId],
  );
  expect(rows).toEqual([
    { status: 'failed', why: 'Not sent: nothing is owed on the invoice any more.' },
  ]);
  expect(sent).toBe(0);
});
