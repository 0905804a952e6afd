import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { daysAfter } from 'shared-api/contract/values/days';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';
import { attachmentsOf } from '../documents/attachments.ts';

const billing = billingPerFile({ isCleared: false });
let today: string;
beforeAll(() => {
  today = companyDay(Date.now() / 1000, billing.server.company.timeZone);
});

const lineData = [
  ['Description', 'Qty', 'Rate', 'Amount'],
  ['Drywall', '4', '250.00', '1000.00'],
];

async function quoted(fields: object = {}, client: object = {}): Promise<Json> {
  const { id: clientId } = await billing.create('clients', {
    fullName: 'Lena Wójcik',
    email: 'lena@example.com',
    ccEmails: 'books@example.com',
    ...client,
  });
  return billing.create('quotes', {
    clientId,
    projectTitle: 'Kitchen',
    category: 'Contracting',
    price: 1_130,
    lineData,
    ...fields,
  });
}

/** A quote whose last day is over. */
async function ended({ id, version }: Json): Promise<Json> {
  const body = { version, validUntil: daysAfter(today, -1) };
  return (await billing.call('PUT', `quotes/update/${String(id)}/`, body)).body;
}

const pathOf = ({ id }: Json): string => `quotes/${String(id)}`;
const stateOf = async (quote: Json) => {
  const { body } = await billing.call('GET', `${pathOf(quote)}/`);
  return [body['state'], body['version']];
};
const send = (quote: Json, fields: object = {}) =>
  billing.call('POST', `${pathOf(quote)}/send/`, {
    version: quote['version'],
    to: ['lena@example.com'],
    cc: [],
    message: '',
    key: randomUUID(),
    ...fields,
  });
const mailsOf = async ({ id }: Json) => {
  const { rows } = await billing.server.database.query<{ recipient: string; text: string }>(
    `SELECT recipient, text_body AS text FROM mails WHERE entity = 'quotes' AND record_id = $1
     ORDER BY id`,
    [id],
  );
  return rows;
};
const timelineOf = async (quote: Json) =>
  (await billing.call('GET', `${pathOf(quote)}/timeline/`)).body['results'] as Json[];

describe('a quote that the office sends', () => {
  it('is shown before as the mail and to whom it will go, which changes nothing', async () => {
    const quote = await quoted();
    const { status, body } = await billing.call('POST', `${pathOf(quote)}/letter/`, {
      message: 'As we said on Monday.',
    });
    expect(status).toBe(200);
    const number = Number(quote['number']);
    expect(body).toMatchObject({
      number,
      to: ['lena@example.com'],
      cc: ['books@example.com'],
      attachments: [`quote-${number}.pdf`],
      total: 1_130,
    });
    const text = String(body['text']);
    expect(text).toMatch(
      /Dear Lena Wójcik,\n\nAs we said on Monday\.\n\nHere is our quote #\d{5}: Kitchen\./,
    );
    expect(text).toMatch(/Subtotal:? +\$\s1,000\.00/);
    expect(text).toMatch(/HST 13% \(.*\):? +\$\s130\.00/);
    expect(text).toMatch(/Total:? +\$\s1,130\.00/);
    expect(text).toContain(`/payment?number=${number}&amount=1130.00`);
    expect(await stateOf(quote)).toEqual(['draft', quote['version']]);
    expect(await mailsOf(quote)).toEqual([]);
  });

  it('goes to everybody with its PDF, once for a key, and its timeline says so', async () => {
    const quote = await quoted();
    const fields = { cc: ['books@example.com'], key: randomUUID() };
    const first = await send(quote, fields);
    expect([first.status, first.body['message']]).toEqual([
      200,
      `Quote ${String(quote['number'])} is on its way to lena@example.com, books@example.com.`,
    ]);
    expect((await send(quote, fields)).body).toEqual(first.body);
    const mails = await mailsOf(quote);
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      'lena@example.com',
      'books@example.com',
    ]);
    expect(await stateOf(quote)).toEqual(['sent', Number(quote['version']) + 1]);
    const [attached] = await attachmentsOf(billing.server, 'quotes', Number(quote['id']));
    expect(attached?.filename).toBe(`quote-${String(quote['number'])}.pdf`);
    expect(await timelineOf(quote)).toMatchObject([
      { kind: 'made', who: 'test-admin' },
      {
        kind: 'sent',
        who: 'test-admin',
        mails: [{ recipient: 'lena@example.com' }, { recipient: 'books@example.com' }],
      },
    ]);
  });

  it('is made first, also where only the day is known on which it was', async () => {
    // As of a quote that came from elsewhere.
    const { rows } = await billing.server.database.query<{ id: number; version: number }>(
      `INSERT INTO quotes (number, client_id, category, price_cents, since_ts)
       SELECT 99990, client_id, category, price_cents, $2 FROM quotes WHERE id = $1 RETURNING id, version`,
      [(await quoted())['id'], billing.today],
    );
    const [quote] = rows;
    if (!quote) throw new Error('There is no quote.');
    expect((await send({ ...quote })).status).toBe(200);
    expect((await timelineOf({ ...quote })).map(({ kind }) => kind)).toEqual(['made', 'sent']);
  });

  it('is refused without a price, after its last day, and where it was changed', async () => {
    const unpriced = await quoted({ price: null });
    expect((await send(unpriced)).body['message']).toContain('has no price yet');
    const over = await ended(await quoted());
    expect(await stateOf(over)).toMatchObject(['expired', over['version']]);
    expect((await send(over)).body['message']).toContain('Give it a new last day');
    const changed = await quoted();
    expect((await send(changed, { version: 7 })).status).toBe(409);
    expect((await send({ id: 99_999, version: 1 })).status).toBe(404);
    const key = randomUUID();
    expect((await send(changed, { key })).status).toBe(200);
    expect((await send(await quoted(), { key })).status).toBe(409);
  });

  it('is sent by one of several who press at once, and the others see who it was', async () => {
    const quote = await quoted();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(quote)));
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(9);
    expect(refused[0]?.body).toEqual({
      message: expect.stringMatching(
        new RegExp(
          `^Quote ${String(quote['number'])} was sent already: by test-admin, on \\w{3} \\d+, \\d{4} at .*, to lena@example\\.com\\.$`,
        ),
      ),
      sentMeanwhile: true,
    });
    expect(await mailsOf(quote)).toHaveLength(1);
    // What was changed since is said, not who sent it before that.
    const { body: now } = await billing.call('GET', `${pathOf(quote)}/`);
    const update = { version: now['version'], projectTitle: 'Attic' };
    await billing.call('PUT', `quotes/update/${String(quote['id'])}/`, update);
    for (const old of [quote, now]) {
      expect((await send(old)).body['message']).toMatch(/^This quote was changed by somebody/);
    }
    const { body: latest } = await billing.call('GET', `${pathOf(quote)}/`);
    expect((await send(latest)).status).toBe(200);
  });

  it('is written in the language of its client, headings and sums included', async () => {
    const quote = await quoted({}, { language: 'fr' });
    const { body } = await billing.call('POST', `${pathOf(quote)}/letter/`, { message: '' });
    expect(body['subject']).toMatch(/^Votre soumission nº\s\d{5}/);
    expect(String(body['text'])).toContain('Bonjour Lena Wójcik,');
    expect(String(body['html'])).toContain('Prix unitaire');
    expect(String(body['html'])).not.toContain('Rate');
    expect(body['attachments']).toEqual([expect.stringMatching(/^soumission-\d{5}\.pdf$/)]);
  });
});

describe('what is typed of a quote', () => {
  it('is shown as its PDF before it is saved, and stored nowhere', async () => {
    const quote = await quoted();
    const preview = (fields: object) =>
      billing.call('POST', `${pathOf(quote)}/preview-file/`, { projectTitle: 'Attic', ...fields });
    const answer = await preview({
      price: 226,
      lineData: [lineData[0], ['Paint', '1', '200.00', '200.00']],
    });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const nobody = await preview({ clientId: 999_999 });
    expect([nobody.status, Object.keys(nobody.body['errors'] as Json)]).toEqual([
      400,
      ['clientId'],
    ]);
    expect((await billing.call('POST', 'quotes/99999/preview-file/', {})).status).toBe(404);
    expect((await billing.call('GET', `${pathOf(quote)}/`)).body).toMatchObject({ price: 1_130 });
  });
});

describe('where a quote stands', () => {
  it('follows what is agreed to and billed', async () => {
    const quote = await quoted();
    const version = Number(quote['version']);
    await billing.call('POST', `${pathOf(quote)}/accept/`, {
      version,
      on: today,
      how: 'phone',
      by: 'Lena',
      note: '',
    });
    expect((await stateOf(quote))[0]).toBe('accepted');
    for (const [subTotal, state] of [
      [400, 'partBilled'],
      [600, 'billed'],
    ] as const) {
      const invoice = await billing.create('invoices', {
        quoteId: quote['id'],
        clientId: quote['clientId'],
        subTotal,
      });
      await billing.issue(invoice['id']);
      expect((await stateOf(quote))[0]).toBe(state);
    }
    expect((await timelineOf(quote)).map(({ kind }) => kind)).toEqual([
      'made',
      'accepted',
      'billed',
      'billed',
    ]);
  });
});
