import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { publicCompany } from 'shared-api/contract/company/company';
import { startSmtp } from '../../harness/testing/smtp/startSmtp.ts';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';
import { readCompany } from '../company.ts';
import { createMailJob } from '../mail/mailJob.ts';
import { smtpDelivery } from '../mail/transports.ts';
import { companySettings } from './companySettings.ts';

const billing = billingPerFile();

type Words = Record<string, string>;

async function current(): Promise<{ version: number; words: Words }> {
  const { status, body } = await billing.call('GET', 'mail-words/');
  expect(status).toBe(200);
  return { version: Number(body['version']), words: body['values'] as Words };
}

const replace = (body: object) => billing.call('PUT', 'mail-words/', body);

/** Puts words in force beside those that are. */
async function set(words: Words): Promise<void> {
  const now = await current();
  const { status, text } = await replace({ ...now, words: { ...now.words, ...words } });
  expect([status, text]).toEqual([200, expect.any(String)]);
}

/** A French client's invoice that is overdue. */
async function overdue(): Promise<Json> {
  const { id: clientId } = await billing.create('clients', {
    fullName: 'Zoë {number} $& Müller',
    email: 'zoe@example.com',
    language: 'fr',
  });
  return billing.issued({ clientId, dateTs: '2026-01-02' });
}

async function remind({ id, version }: Json): Promise<number> {
  const { status, text } = await billing.call('POST', `invoices/${String(id)}/send/`, {
    kind: 'reminder',
    version,
    message: '',
    to: ['zoe@example.com'],
    cc: [],
    key: randomUUID(),
  });
  expect([status, text]).toEqual([200, expect.any(String)]);
  const { rows } = await billing.server.database.query<{ id: number }>(
    'SELECT max(id) AS id FROM mails',
  );
  return rows[0]?.id ?? 0;
}

describe('words of mails', () => {
  it('are the standard ones until the office writes others, and again when it empties them', async () => {
    const { body } = await billing.call('GET', 'mail-words/');
    expect(body).toMatchObject({
      version: 0,
      values: { reminderFrSubject: '', invoiceEnClosing: '' },
      standard: { reminderFrSubject: 'Rappel de votre facture nº\u00a0{number}' },
    });
    const invoice = await overdue();
    const look = async () =>
      (
        await billing.call('POST', `invoices/${String(invoice['id'])}/letter/`, {
          kind: 'reminder',
          message: '',
        })
      ).body['subject'];
    const number = String(invoice['invoiceNumber']);
    expect(await look()).toBe(`Rappel de votre facture nº\u00a0${number}`);
    await set({ reminderFrSubject: ' Facture {number} en retard ' });
    expect(await look()).toBe(`Facture ${number} en retard`);
    await set({ reminderFrSubject: '' });
    expect(await look()).toBe(`Rappel de votre facture nº\u00a0${number}`);
  });

  it('stand in every mail from then on, as it reaches the mail server; what was sent stays', async () => {
    const first = await remind(await overdue());
    const before = (await billing.call('GET', `mails/${first}/`)).body;
    await set({
      reminderFrSubject: 'Facture {number} de {client}',
      reminderFrOpening: '<script>Rappel</script> : {total}.\n\nمرحبا مرحبا',
    });
    const invoice = await overdue();
    const mailId = await remind(invoice);
    const smtp = await startSmtp();
    await createMailJob(billing.server, smtpDelivery(smtp.url)).run({ mailId }, { isLast: false });
    await smtp.stop();
    const number = String(invoice['invoiceNumber']);
    const [mail] = smtp.received;
    expect(mail?.subject).toBe(`Facture ${number} de Zoë {number} $& Müller`);
    expect(mail?.text).toContain('Bonjour Zoë {number} $& Müller,');
    expect(mail?.text).toMatch(/<script>Rappel<\/script> : 113,00\s\$\.\n\nمرحبا مرحبا/);
    expect(mail?.html).toContain('&lt;script&gt;Rappel&lt;/script&gt;');
    expect(mail?.html).not.toContain('<script');
    expect(mail?.html).toContain('payment?number=');
    expect((await billing.call('GET', `mails/${first}/`)).body).toEqual(before);
  });

  it('say afterwards who changed which', async () => {
    const { version } = await current();
    await set({ quoteEnClosing: 'Call {phone}.' });
    const { body } = await billing.call('GET', 'mail-words/history/');
    const [entry] = body['results'] as Json[];
    expect(entry).toMatchObject({
      who: 'test-admin',
      version: version + 1,
      before: { quoteEnClosing: '' },
      after: { quoteEnClosing: 'Call {phone}.' },
      values: { quoteEnClosing: 'Call {phone}.' },
    });
    expect(Object.keys(entry?.['after'] as Json)).toEqual(['quoteEnClosing']);
  });

  it('are changed by one of thirty who do so at once; the others are told what changed', async () => {
    const now = await current();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        replace({ ...now, words: { ...now.words, quoteEnClosing: `Answer ${index}.` } }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([
      1, 29,
    ]);
    const { version, words } = await current();
    expect(version).toBe(now.version + 1);
    expect(refused[0]?.body['current']).toMatchObject({
      version,
      values: { quoteEnClosing: words['quoteEnClosing'] },
    });
  });

  it('are taken over by another server, and are nothing for visitors', async () => {
    await set({ quoteEnClosing: 'Write to us.' });
    const other = await readCompany();
    await companySettings(billing.server.database, other).refresh();
    expect(other.mailWords).toMatchObject({ quoteEnClosing: 'Write to us.' });
    expect(JSON.stringify(publicCompany(other))).not.toContain('Write to us.');
  });

  it('are refused with what is wrong with each, and nothing is stored', async () => {
    const now = await current();
    const { status, body } = await replace({
      ...now,
      words: {
        reminderFrSubject: 'Rappel',
        invoiceEnOpening: 'You owe {sum}.',
        invoiceEnClosing: 'x'.repeat(10_000),
        quoteEnGreeting: 7,
        nothing: '',
      },
    });
    expect([status, body['errors']]).toEqual([
      400,
      {
        reminderFrSubject: expect.stringMatching(
          /^Reminder when overdue, French: Subject needs \{number\}/,
        ),
        invoiceEnOpening: expect.stringMatching(
          /^Invoice, English: Opening: there is no \{sum\} here\. Use \{client\}, /,
        ),
        invoiceEnClosing: expect.stringContaining('1,500 characters'),
        quoteEnGreeting: expect.stringContaining('must be text'),
        nothing: 'There is no field "nothing".',
      },
    ]);
    expect(await current()).toEqual(now);
  });
});

describe('the preview of words', () => {
  const look = (words: object, kind = 'reminder', language = 'fr') =>
    billing.call('POST', 'mail-words/preview', { kind, language, words });

  it('is the whole mail with what is typed, whatever is saved', async () => {
    await set({ reminderFrGreeting: 'Salut {client},' });
    const before = await current();
    const { status, body } = await look({
      reminderFrGreeting: 'Bonjour à {client},',
      reminderFrOpening: 'Il reste {due} à payer.',
    });
    expect(status).toBe(200);
    expect(body['text']).toMatch(
      /^Bonjour à Camille Tremblay,\n\nIl reste 226,00\s\$ à payer\.\nElle était payable au plus tard/,
    );
    expect(body['html']).toContain('Payer la facture');
    expect((await look({ reminderFrGreeting: '' })).body['text']).toMatch(/^Bonjour Camille/);
    expect(await current()).toEqual(before);
  });

  it('is refused for words that could not be saved, and for what is no mail', async () => {
    const wrong = await look({ reminderFrOpening: '{sum}' });
    expect([wrong.status, Object.keys(wrong.body['errors'] as Json)]).toEqual([
      400,
      ['reminderFrOpening'],
    ]);
    expect((await look({}, 'letter')).body['errors']).toEqual({ kind: 'There is no such mail.' });
    expect((await look({}, 'quote', 'de')).status).toBe(400);
  });
});
