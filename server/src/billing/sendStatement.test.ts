import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readPdf } from '../../harness/testing/readPdf.ts';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';
import { attachmentsOf } from '../documents/attachments.ts';

const billing = billingPerFile();

/** A client who owes $113.00. */
async function owing(client: object = {}): Promise<number> {
  const { id } = await billing.create('clients', {
    fullName: 'Ann Payer',
    email: 'ann@example.com',
    ccEmails: 'books@example.com',
    ...client,
  });
  const invoice = await billing.create('invoices', { clientId: id, subTotal: 100 });
  await billing.call('GET', `download-invoice/draft-${String(invoice['id'])}`);
  return Number(id);
}

const asked = (more: object = {}) => ({
  from: null,
  until: billing.today,
  to: ['ann@example.com'],
  cc: [],
  message: '',
  key: randomUUID(),
  ...more,
});

const send = (id: number, body: object) =>
  billing.call('POST', `clients/${id}/send-statement/`, body);

const mails = async () => {
  const { rows } = await billing.server.database.query<{
    recipient: string;
    subject: string;
    text: string;
    statementId: number;
  }>(
    `SELECT recipient, subject, text_body AS text, statement_id AS "statementId" FROM mails
     WHERE entity = 'clients' ORDER BY id`,
  );
  return rows;
};

describe('a statement that is sent', () => {
  it('goes to everybody with its PDF, and tells what is owed', async () => {
    const id = await owing();
    const body = asked({ from: '2020-01-01', cc: ['books@example.com'], message: 'As you asked.' });
    const answer = await send(id, body);
    expect([answer.status, answer.body]).toEqual([
      200,
      { message: 'The statement is on its way to ann@example.com, books@example.com.' },
    ]);
    const queued = await mails();
    expect(queued.map(({ recipient }) => recipient)).toEqual([
      'ann@example.com',
      'books@example.com',
    ]);
    const [first] = queued;
    expect(first?.subject).toBe('Your statement from Northbank');
    expect(first?.text).toContain('As you asked.\n\nAttached is your statement from');
    expect(first?.text).toContain('$ 113.00');
    const [file] = await attachmentsOf(billing.server, 'clients', id, {
      statementId: first?.statementId ?? null,
    });
    expect(file?.filename).toBe(`statement-${billing.today}.pdf`);
    const { parts } = await readPdf(file?.content ?? Buffer.of());
    expect(parts.map(({ text }) => text).join(' ')).toContain('113.00');
  });

  it('names the e-transfer alone where nothing that is owed can be paid by card', async () => {
    const client = await billing.create('clients', { fullName: 'Ann Payer' });
    const wordsWith = async (subTotal: number): Promise<unknown> => {
      const invoice = await billing.create('invoices', { clientId: client['id'], subTotal });
      await billing.call('GET', `download-invoice/draft-${String(invoice['id'])}`);
      const span = { from: null, until: billing.today, message: '' };
      const path = `clients/${String(client['id'])}/statement-letter/`;
      return (await billing.call('POST', path, span)).body['text'];
    };
    const alone = await wordsWith(90_000);
    expect(alone).not.toContain('Pay online');
    expect(alone).toContain('with the number of the invoice in the message');
    expect(await wordsWith(100)).toContain('Pay online with the number of an invoice');
  });

  it('is shown before, to whom it would go and in the language of the client', async () => {
    const id = await owing({ language: 'fr' });
    const { status, body } = await billing.call('POST', `clients/${id}/statement-letter/`, {
      from: null,
      until: billing.today,
      message: '',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      to: ['ann@example.com'],
      cc: ['books@example.com'],
      balance: 113,
      attachments: [`releve-${billing.today}.pdf`],
    });
    expect(body['subject']).toMatch(/^Votre relevé de compte/);
    expect(body['text']).toContain('Vous trouverez ci-joint votre relevé de compte au');
    expect(await mails()).toEqual([]);
  });

  it('is sent once, however many ask at once with one key', async () => {
    const id = await owing();
    const body = asked();
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(id, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await mails()).toHaveLength(1);
  });

  it('is sent by one of several who press at once, and again on purpose or to others', async () => {
    const id = await owing();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(id, asked({ again: false }))),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(9);
    for (const { body } of refused) {
      expect(body).toEqual({
        message: expect.stringMatching(
          /^The statement up to \w{3} \d+, \d{4} was sent already: by test-admin, on \w{3} \d+, \d{4} at \d+:\d\d\s[ap]\.m\., to ann@example\.com\.$/,
        ),
        sentMeanwhile: true,
      });
    }
    // A page from before an update has no way to say that it is meant.
    expect((await send(id, asked())).body['message']).toMatch(
      / To send it once more all the same, reload this page first\.$/,
    );
    expect(await mails()).toHaveLength(1);
    // Somebody else's copy, other days and what is meant are no second time.
    expect((await send(id, asked({ to: ['books@example.com'] }))).status).toBe(200);
    expect((await send(id, asked({ from: '2020-01-01' }))).status).toBe(200);
    const again = asked({ again: true });
    expect((await send(id, again)).status).toBe(200);
    expect((await send(id, again)).status).toBe(200);
    expect(await mails()).toHaveLength(4);
    await billing.server.database.query(
      "UPDATE statement_sends SET at = at - interval '25 hours' WHERE client_id = $1",
      [id],
    );
    expect((await send(id, asked({ to: ['ANN@example.com'] }))).status).toBe(200);
  });

  it('is refused under a key that was used for other days', async () => {
    const id = await owing();
    const body = asked();
    await send(id, body);
    const again = await send(id, { ...body, from: '2020-01-01' });
    expect(again.status).toBe(409);
    expect(await mails()).toHaveLength(1);
  });
});

it.each<[string, object, string, string]>([
  ['days in the wrong order', { from: '2098-01-01' }, 'until', 'before the first one'],
  ['a mistyped year', { until: '9999-01-01' }, 'until', 'check the year'],
  ['no last day', { until: null }, 'until', 'missing'],
  ['nobody to send it to', { to: [] }, 'to', 'e-mail address'],
])('%s are refused by the name of the field', async (_what, more, field, words) => {
  const id = await owing();
  const { status, body } = await send(id, asked(more));
  expect(status).toBe(400);
  expect((body['errors'] as Json)[field]).toContain(words);
});

it('knows no statement of an unknown client', async () => {
  expect((await send(999_999, asked())).status).toBe(404);
});
