import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sendingOf } from '../../harness/testing/money/testSending.ts';
import { readPdf } from '../../harness/testing/readPdf.ts';
import { billingPerFile } from '../../harness/testing/testBilling.ts';
import { attachmentsOf } from '../documents/attachments.ts';

const billing = billingPerFile();
const { asked, draft, mails, send, timeline } = sendingOf(billing);

describe('an invoice that is sent', () => {
  it('gets its number, counts as billed, and goes to everybody with its PDF', async () => {
    const invoice = await draft();
    const answer = await send(invoice, {
      to: ['ann@example.com', 'Ann@Example.com'],
      cc: ['books@example.com'],
      message: 'Thank you for the coffee.\nSee you in May.',
    });
    const sent = await billing.invoiceOf(invoice['id']);
    const number = Number(sent['invoiceNumber']);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        message: `Invoice ${number} is on its way to ann@example.com, books@example.com.`,
      },
    ]);
    expect(sent).toMatchObject({ billed: true, paid: false, dateTs: billing.today });
    const queued = await mails();
    expect(queued.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['ann@example.com', `Your invoice #${number}`],
      ['books@example.com', `Your invoice #${number}`],
    ]);
    const [first] = queued;
    expect(first?.text).toMatch(
      new RegExp(
        `Dear Ann Payer,\\n\\nThank you for the coffee\\.\\nSee you in May\\.\\n\\nYour invoice #${number} of`,
      ),
    );
    expect(first?.html).toContain(`/payment?number=${number}&amp;amount=113.00`);
    const [file] = await attachmentsOf(billing.server, 'invoices', Number(invoice['id']));
    expect(file?.filename).toBe(`invoice-${number}.pdf`);
    expect((await readPdf(file?.content ?? Buffer.of())).title).toContain(String(number));
  });

  it('is written to a French client in French', async () => {
    const invoice = await draft({ language: 'fr' });
    await send(invoice);
    const [mail] = await mails();
    expect(mail?.subject).toMatch(/^Votre facture nº/);
    expect(mail?.text).toContain('payable au plus tard le');
    const [file] = await attachmentsOf(billing.server, 'invoices', Number(invoice['id']));
    expect(file?.filename).toMatch(/^facture-\d{5}\.pdf$/);
  });

  it('is sent once, however many ask at once with one key', async () => {
    const invoice = await draft();
    const body = asked(invoice, { cc: ['books@example.com'] });
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        billing.call('POST', `invoices/${String(invoice['id'])}/send/`, body),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await mails()).toHaveLength(2);
    expect((await timeline(invoice)).filter(({ kind }) => kind === 'sent')).toHaveLength(1);
  });

  it('is sent by one of two people who press at once, and the other sees what changed', async () => {
    const invoice = await draft();
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(invoice)));
    const done = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect([done.length, refused.length]).toEqual([1, 29]);
    const { invoiceNumber } = await billing.invoiceOf(invoice['id']);
    expect(refused[0]?.body).toEqual({
      message: expect.stringMatching(
        new RegExp(
          `^Invoice ${String(invoiceNumber)} was sent already: by test-admin, on \\w{3} \\d+, \\d{4} at \\d+:\\d\\d\\s[ap]\\.m\\., to ann@example\\.com\\.$`,
        ),
      ),
      sentMeanwhile: true,
    });
    expect(await mails()).toHaveLength(1);
  });

  it('is not sent as it was before somebody changed it, or marked it as sent', async () => {
    const invoice = await draft();
    await billing.server.database.query('UPDATE invoices SET version = version + 1 WHERE id = $1', [
      invoice['id'],
    ]);
    expect((await send(invoice)).body['message']).toMatch(
      /^This invoice was changed by somebody else in the meantime\. What you have typed/,
    );
    const now = await billing.invoiceOf(invoice['id']);
    const body = { version: now['version'], how: 'By post', day: billing.today, key: randomUUID() };
    await billing.call('POST', `invoices/${String(invoice['id'])}/mark-sent/`, body);
    expect((await send(now)).body['message']).toMatch(
      /^Invoice \d+ was marked as sent already: by test-admin, on [^,]*, \d{4} at [\d:]*\s[ap]\.m\.$/,
    );
    // Who changes it after that does not stay unsaid.
    const later = await billing.invoiceOf(invoice['id']);
    const changed = { ...later, notes: 'Ring twice.' };
    await billing.call('PUT', `invoices/update/${String(invoice['id'])}/`, changed);
    expect((await send(later)).body['message']).toMatch(/^This invoice was changed by somebody/);
    // What was sent long ago is not what somebody has just done.
    await billing.server.database.query(
      "UPDATE invoice_sends SET at = at - interval '25 hours' WHERE invoice_id = $1",
      [invoice['id']],
    );
    expect((await send(now)).body['message']).toMatch(/^This invoice was changed by somebody/);
    expect(await mails()).toHaveLength(0);
  });

  it('can be sent again on purpose, and its timeline has both', async () => {
    const invoice = await draft();
    await send(invoice);
    const again = await send(await billing.invoiceOf(invoice['id']), { to: ['new@example.com'] });
    expect(again.status).toBe(200);
    const entries = await timeline(invoice);
    expect(entries.map(({ kind, mails: all }) => [kind, all])).toEqual([
      ['made', []],
      ['issued', []],
      ['sent', [expect.objectContaining({ recipient: 'ann@example.com', status: 'queued' })]],
      ['sent', [expect.objectContaining({ recipient: 'new@example.com', status: 'queued' })]],
    ]);
  });

  it.each([
    [{ to: [] }, 400, 'to', 'Say to whom it goes: there is no e-mail address.'],
    [
      { to: ['ann@example.com', 'ann.example.com'] },
      400,
      'to',
      'To: "ann.example.com" is not an e-mail address. Write them as ann@example.com, ben@example.com.',
    ],
    [
      { cc: ['not-an-email'] },
      400,
      'cc',
      'Cc: "not-an-email" is not an e-mail address. Write them as ann@example.com, ben@example.com.',
    ],
  ])('is refused with %p, by the name of the field', async (more, status, field, text) => {
    const invoice = await draft();
    const answer = await send(invoice, more);
    expect([answer.status, answer.body['errors']]).toEqual([status, { [field]: text }]);
    expect((await billing.invoiceOf(invoice['id']))['invoiceNumber']).toBeNull();
    expect(await mails()).toEqual([]);
  });

  it('is refused when it is void, comes to nothing, or its key sent something else', async () => {
    const issued = await billing.issued();
    await billing.makeVoid(issued);
    const gone = await send(await billing.invoiceOf(issued['id']));
    expect([gone.status, gone.body['message']]).toEqual([
      409,
      `Invoice ${String(issued['invoiceNumber'])} is void: nothing is owed on it.`,
    ]);
    const empty = await send(await draft({}, { subTotal: null }));
    expect([empty.status, empty.body['message']]).toEqual([
      409,
      'This invoice comes to nothing. Enter its lines and its subtotal, and update it first.',
    ]);
    const key = randomUUID();
    expect((await send(await draft(), { key })).status).toBe(200);
    expect((await send(await draft(), { key })).status).toBe(409);
    expect((await send({ id: 999_999, version: 1 })).status).toBe(404);
  });

  it('stays a draft when its document cannot be written', async () => {
    const rows = Array.from({ length: 24 }, () => ['\n'.repeat(9_999), '$ 1.00']);
    const invoice = await draft({}, { newLineData: [['Description', 'Amount'], ...rows] });
    expect((await send(invoice)).status).toBe(400);
    expect((await billing.invoiceOf(invoice['id']))['invoiceNumber']).toBeNull();
  });
});

describe('a reminder that is sent', () => {
  it('names what is still owed and its due date, and the daily update sends no other', async () => {
    const invoice = await draft({}, { dateTs: '2026-01-02' });
    await send(invoice);
    await billing.server.database.query(
      `INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by)
       VALUES ($1, 5000, 'manual', '2026-01-20', 'test')`,
      [invoice['id']],
    );
    const answer = await send(await billing.invoiceOf(invoice['id']), { kind: 'reminder' });
    expect(answer.status).toBe(200);
    const reminder = (await mails()).at(-1);
    expect(reminder?.subject).toMatch(/^A reminder of your invoice #\d{5}$/);
    expect(reminder?.text).toContain(
      'It was due on February 1, 2026, and $ 63.00 is still outstanding.',
    );
    expect(reminder?.text).toContain('amount=63.00');
    expect(await billing.dailyUpdate()).toMatchObject({ reminders: 0 });
  });

  it('before the due date says by when to pay, and not that it was due', async () => {
    const { id } = await draft();
    const invoice = await billing.invoiceOf(id);
    await send(invoice);
    const reminded = await send(await billing.invoiceOf(id), { kind: 'reminder' });
    expect(reminded.status).toBe(200);
    const text = (await mails()).at(-1)?.text;
    expect(text).toContain('$ 113.00 is due by ');
    expect(text).not.toContain('was due');
  });

  it('is refused for a draft, and for what is paid', async () => {
    const invoice = await draft();
    const early = await send(invoice, { kind: 'reminder' });
    expect([early.status, early.body['message']]).toEqual([
      409,
      'This invoice is a draft. Send the invoice before a reminder of it.',
    ]);
    await send(invoice);
    await billing.call('PUT', `receive-payment/${String(invoice['id'])}/`);
    const late = await send(await billing.invoiceOf(invoice['id']), { kind: 'reminder' });
    expect(late.status).toBe(409);
    expect(late.body['message']).toMatch(
      /Nothing is owed on invoice \d+, so no reminder of it is sent/,
    );
  });
});
