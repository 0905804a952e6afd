import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { billingPerFile, type Json } from '../../../harness/testing/testBilling.ts';
import { attachmentsOf } from '../../documents/attachments.ts';

const billing = billingPerFile();

const email = 'ann@example.com';

/** The credit of an invoice of 113 dollars. */
async function credited(language: 'en' | 'fr' = 'en') {
  const client = { fullName: 'Ann', email, ccEmails: 'office@example.com', language };
  const { id: clientId } = await billing.create('clients', client);
  const invoice = await billing.issued({ clientId });
  const { body } = await billing.call('POST', `invoices/${String(invoice['id'])}/credit/`, {
    key: randomUUID(),
    reason: 'Poor work',
    lines: null,
  });
  return { id: Number(body['id']), invoiceId: invoice['id'], number: invoice['invoiceNumber'] };
}

const mails = async (): Promise<Json[]> => {
  const { rows } = await billing.server.database.query<Json>(
    'SELECT recipient, subject, credit_id AS "creditId", entity, record_id AS "recordId" FROM mails ORDER BY id',
  );
  return rows;
};

describe('a credit note', () => {
  it('is looked at before it is sent: subject, words, file, and the addresses of the client', async () => {
    const { id, number } = await credited();
    const message = 'Sorry for the second coat.';
    const { body } = await billing.call('POST', `credits/${id}/letter/`, { message });
    expect(body).toMatchObject({
      subject: `Credit note #${String(number)}-C1`,
      to: [email],
      cc: ['office@example.com'],
      attachments: [`credit-${String(number)}-C1.pdf`],
    });
    expect(body['html']).toContain(message);
    for (const words of ['$ 113.00', 'Poor work', 'is taken off what is owed', message]) {
      expect(body['text']).toContain(words);
    }
  });

  it('goes once for a key, in the client’s language, with its document alone', async () => {
    const { id, invoiceId, number } = await credited('fr');
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        billing.call('POST', `credits/${id}/send/`, {
          key,
          to: [email],
          cc: ['ANN@example.com'],
          message: '',
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await mails()).toMatchObject([
      { subject: `Note de crédit nº\u00a0${String(number)}-C1`, creditId: id, recordId: invoiceId },
    ]);
    const files = await attachmentsOf(billing.server, 'invoices', Number(invoiceId), {
      creditId: id,
    });
    expect(files.map(({ filename }) => filename)).toEqual([
      `note-de-credit-${String(number)}-C1.pdf`,
    ]);
  });

  it('goes to nobody twice unless that is meant, however many send it', async () => {
    const { id, number } = await credited();
    const send = (more: object = {}) =>
      billing.call('POST', `credits/${id}/send/`, {
        key: randomUUID(),
        to: [email],
        cc: ['office@example.com'],
        message: '',
        again: false,
        ...more,
      });
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()));
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(9);
    expect(refused[0]?.body).toEqual({
      message: expect.stringMatching(
        new RegExp(
          `^Credit note ${String(number)}-C1 was sent already: by test-admin, on \\w{3} \\d+, \\d{4} at .*, to ann@example\\.com, office@example\\.com\\.$`,
        ),
      ),
      sentMeanwhile: true,
    });
    expect(await mails()).toHaveLength(2);
    expect((await send({ to: ['bea@example.com'], cc: [] })).status).toBe(200);
    expect((await send({ to: ['bea@example.com'] })).status).toBe(409);
    const again = { key: randomUUID(), again: true };
    for (let time = 0; time < 2; time += 1) expect((await send(again)).status).toBe(200);
    expect(await mails()).toHaveLength(5);
    await billing.server.database.query(
      "UPDATE ledger_requests SET at = at - interval '25 hours' WHERE call = 'sendCreditNote'",
    );
    expect((await send()).status).toBe(200);
  });

  it('is sent to no wrong address, and to somebody', async () => {
    const { id } = await credited();
    const send = (to: string[]) =>
      billing.call('POST', `credits/${id}/send/`, { key: randomUUID(), to, cc: [], message: '' });
    for (const to of [[], ['ann'], [email, 'x@']]) expect((await send(to)).status).toBe(400);
    // What is left out is named, not taken for an error of ours.
    const part = await billing.call('POST', `credits/${id}/send/`, {
      key: randomUUID(),
      to: [email],
    });
    expect(part).toMatchObject({ status: 400, body: { errors: { cc: expect.any(String) } } });
    expect(await mails()).toEqual([]);
    const unknown = await billing.call('POST', 'credits/999999/send/', {
      key: randomUUID(),
      to: [email],
      cc: [],
      message: '',
    });
    expect(unknown.status).toBe(404);
  });
});
