import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { LeadLetter, LeadThread } from 'shared-api/contract/entities/leadWork';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile({ isCleared: false });
let people = 0;

interface Person {
  name?: string;
  email?: string;
  phone?: string;
}

async function lead({ email = `person.${(people += 1)}@example.com`, ...typed }: Person = {}) {
  return billing.create('leads', {
    name: 'Ann Lee',
    email,
    subject: 'Windows',
    status: 'New',
    ...typed,
  });
}

/** A quote that was asked for on the site, and the lead that it came with. */
async function askedFor(email: string): Promise<{ lead: Json; number: number }> {
  await billing.server.database.query('DELETE FROM attempts; DELETE FROM sent_forms');
  const timestamp = Math.floor(Date.now() / 1000) + 30 * 86_400;
  const body = { timestamp, room: 2, stairCase: 0, basement: true, email };
  const { body: answer } = await billing.server.call('POST', 'carpet-quote/', { body });
  const { body: found } = await billing.call('GET', `leads/search/?q=${email}`);
  const [newest] = found['results'] as Json[];
  return { lead: newest ?? {}, number: Number(answer['number']) };
}

const thread = async ({ id }: Json): Promise<LeadThread> => {
  const { status, text, body } = await billing.call('GET', `leads/${String(id)}/thread/`);
  if (status !== 200) throw new Error(text);
  return body as unknown as LeadThread;
};
const leadOf = async ({ id }: Json): Promise<Json> =>
  (await billing.call('GET', `leads/${String(id)}/`)).body;
const tie = ({ id }: Json, fields: object = {}) =>
  billing.call('POST', `leads/${String(id)}/client/`, { clientId: null, known: [], ...fields });
const clientsOf = async (email: string): Promise<number> =>
  Number((await billing.call('GET', `clients/search/?q=${email}`)).body['count']);

describe('a lead becomes a client', () => {
  it('with what was typed, once, however often it is pressed', async () => {
    const one = await lead({ email: 'many.presses@example.com', phone: '(519) 555-0188' });
    const fields = { fullName: 'Ann Lee', email: 'many.presses@example.com' };
    const answers = await Promise.all(Array.from({ length: 30 }, () => tie(one, fields)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body['clientId'])).size).toBe(1);
    expect(await clientsOf('many.presses@example.com')).toBe(1);
    expect(await leadOf(one)).toMatchObject({
      clientId: answers[0]?.body['clientId'],
      status: 'Handled',
    });
  });

  it('once also when it wrote thirty times and each lead is pressed at once', async () => {
    const leads = await Promise.all(
      Array.from({ length: 30 }, () => lead({ email: 'Many.Leads@example.com' })),
    );
    const answers = await Promise.all(
      leads.map((one) => tie(one, { fullName: 'Ann Lee', email: 'many.leads@example.com' })),
    );
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.body['message']).toContain(
      'Ann Lee has this e-mail or phone.',
    );
    expect(await clientsOf('many.leads@example.com')).toBe(1);
  });

  it('not without a name', async () => {
    const { status, body } = await tie(await lead(), { fullName: ' ' });
    expect([status, body['errors']]).toEqual([
      400,
      { fullName: 'Type the name of the person or of the company.' },
    ]);
  });

  it('only after whoever has the e-mail or the phone was seen', async () => {
    const byPhone = await billing.create('clients', {
      companyName: 'Phone & Co',
      phoneNumber: '+1 226 555 0142',
    });
    const one = await lead({ email: 'new.one@example.com', phone: '(226) 555-0142' });
    expect((await thread(one)).matches).toEqual([
      expect.objectContaining({ id: byPhone['id'], sameEmail: false, samePhone: true }),
    ]);
    const fields = { fullName: 'Ann Lee', email: 'new.one@example.com' };
    expect((await tie(one, fields)).body).toMatchObject({
      message:
        'Phone & Co has this e-mail or phone. Use that client, or look at it and make a new one then.',
      leadsTo: { words: 'Phone & Co', entity: 'clients', id: byPhone['id'] },
    });
    expect((await tie(one, { ...fields, known: [byPhone['id']] })).status).toBe(200);
  });
});

describe('a lead of a quote', () => {
  it('gives the quote, and what else was asked for with the e-mail, to the client', async () => {
    const email = 'quote.asker@example.com';
    const earlier = await askedFor(email);
    const { lead: one, number } = await askedFor(email);
    const before = await thread(one);
    expect(before.quote).toMatchObject({ number, total: 245.21, state: 'asked', client: null });
    expect(before.quotes.map((quote) => quote.number)).toEqual([earlier.number]);
    const { status, body } = await tie(one, {
      fullName: 'Quote Asker',
      email,
      quoteIds: before.quotes.map(({ id }) => id),
    });
    expect([status, body['message']]).toEqual([
      200,
      `Quote Asker is a client now, with the lead and quotes ${earlier.number}, ${number}.`,
    ]);
    const after = await thread(one);
    expect(after.quote?.client).toMatchObject({ id: body['clientId'], name: 'Quote Asker' });
    expect(after.client).toMatchObject({ id: body['clientId'] });
    expect(await leadOf(earlier.lead)).toMatchObject({ clientId: body['clientId'], status: 'New' });
    expect(after.events.map(({ kind }) => kind)).toEqual(['quoteMailed', 'clientTied']);
  });

  it('is not declined beside the button that books its quote', async () => {
    const { lead: one } = await askedFor('offered@example.com');
    const { body } = await billing.call('POST', `leads/${String(one['id'])}/letter/`, {
      subject: '',
      message: '',
    });
    const { templates } = body as unknown as LeadLetter;
    expect(templates.map(({ name }) => name)).toEqual(['callYou', 'question', 'visit', 'quote']);
  });

  it('says whose the quote is where that is another client’s', async () => {
    const { lead: one, number } = await askedFor('other.owner@example.com');
    const owner = await billing.create('clients', { companyName: 'Owner Ltd' });
    const other = await billing.create('clients', { companyName: 'Other Ltd' });
    const { body: quote } = await billing.call('GET', `quotes/${String(one['quoteId'])}/`);
    await billing.call('PUT', `quotes/update/${String(one['quoteId'])}/`, {
      version: quote['version'],
      clientId: owner['id'],
    });
    const { status, body } = await tie(one, { clientId: other['id'] });
    expect([status, body['message']]).toEqual([
      409,
      `Quote ${number} of this lead belongs to Owner Ltd. Use that client, or give the quote to another one first.`,
    ]);
    expect((await leadOf(one))['clientId']).toBeNull();
    expect((await tie(one, { clientId: owner['id'] })).status).toBe(200);
    expect((await tie(one, { clientId: other['id'] })).body['message']).toBe(
      'The lead belongs to Owner Ltd. Choose another client in the lead’s fields.'.replace(
        '’',
        "'",
      ),
    );
  });

  it('keeps the quote that was made for it, and no second one', async () => {
    const one = await lead();
    const quote = await billing.create('quotes', { projectTitle: 'Windows' });
    const other = await billing.create('quotes', { projectTitle: 'Doors' });
    const keep = (id: unknown) =>
      billing.call('POST', `leads/${String(one['id'])}/quote/`, { quoteId: id });
    expect((await keep(quote['id'])).status).toBe(200);
    expect((await keep(quote['id'])).status).toBe(200);
    expect((await keep(other['id'])).status).toBe(409);
    expect(await leadOf(one)).toMatchObject({ quoteId: quote['id'], status: 'Handled' });
  });
});

describe('a reply', () => {
  const reply = (one: Json, fields: object = {}) =>
    billing.call('POST', `leads/${String(one['id'])}/reply/`, {
      version: one['version'],
      to: [one['email']],
      cc: [],
      subject: 'Re: Windows',
      message: 'We come on Tuesday.',
      key: randomUUID(),
      ...fields,
    });

  it('is shown before, in the lead’s language, with words to begin with', async () => {
    const one = await lead({ name: 'Luc Roy' });
    await billing.call('PUT', `leads/update/${String(one['id'])}/`, {
      version: one['version'],
      language: 'fr',
      message: 'Combien?',
    });
    const { body } = await billing.call('POST', `leads/${String(one['id'])}/letter/`, {
      subject: '',
      message: 'Oui.',
    });
    const { to, subject, text, templates } = body as unknown as LeadLetter;
    expect(to).toEqual([one['email']]);
    expect(subject).toBe('Re\u00a0: Windows');
    expect(text).toMatch(/^Bonjour Luc Roy,\n\nOui\.\n/);
    expect(text).toContain('Combien?');
    expect(templates.map(({ name }) => name)).toEqual(['callYou', 'question', 'visit', 'decline']);
  });

  it('goes once, is kept with the lead, and answers it', async () => {
    const one = await lead();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 30 }, () => reply(one, { key })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { rows } = await billing.server.database.query(
      "SELECT subject FROM mails WHERE entity = 'leads' AND record_id = $1",
      [one['id']],
    );
    expect(rows).toEqual([{ subject: 'Re: Windows' }]);
    expect(await leadOf(one)).toMatchObject({
      status: 'Handled',
      answeredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    });
    expect((await thread(one)).events).toEqual([
      expect.objectContaining({
        kind: 'replied',
        note: 'Re: Windows',
        message: 'We come on Tuesday.',
        mails: [expect.objectContaining({ recipient: one['email'] })],
      }),
    ]);
  });

  it('does not go to a lead that somebody else has answered meanwhile', async () => {
    const one = await lead();
    await reply(one);
    const { status, body } = await reply(one);
    expect([status, body]).toEqual([
      409,
      {
        message: expect.stringMatching(
          /^A reply to this lead was sent already: by test-admin, on \w{3} \d+, \d{4} at .*, to .*@.*\.$/,
        ),
        sentMeanwhile: true,
      },
    ]);
    const changed = await lead();
    const version = Number(changed['version']) - 1;
    expect((await reply({ ...changed, version })).body['message']).toBe(
      'This lead was changed by somebody else in the meantime. What you have typed is still here: look at the lead again, or press the button once more all the same.',
    );
  });

  it('has words of its own', async () => {
    const one = await lead();
    const { status, body } = await reply(one, { message: ' \n' });
    expect([status, body['errors']]).toEqual([400, { message: 'Write what you answer.' }]);
    expect(await leadOf(one)).toMatchObject({ status: 'New', answeredAt: null });
  });

  it('can have been given otherwise', async () => {
    const one = await lead();
    const mark = () => billing.call('POST', `leads/${String(one['id'])}/answered/`, {});
    expect((await mark()).status).toBe(200);
    const { answeredAt, version } = await leadOf(one);
    await mark();
    expect(await leadOf(one)).toMatchObject({ answeredAt, version });
    expect((await thread(one)).events.map(({ kind }) => kind)).toEqual(['answered']);
  });
});

describe('a lead that is closed', () => {
  it('keeps the reason until it is taken up again', async () => {
    const one = await lead();
    const update = async (fields: object) =>
      billing.call('PUT', `leads/update/${String(one['id'])}/`, {
        version: (await leadOf(one))['version'],
        ...fields,
      });
    const refused = await update({ status: 'Closed' });
    expect([refused.status, refused.body['errors']]).toEqual([
      400,
      { closeReason: 'Choose why the lead is closed.' },
    ]);
    await update({ status: 'Closed', closeReason: 'tooFar', closeNote: 'Ottawa' });
    expect((await update({ closeReason: '' })).status).toBe(400);
    await update({ closeNote: 'Ottawa, Ontario' });
    await update({ closeNote: 'Ottawa' });
    expect((await thread(one)).events).toEqual([
      expect.objectContaining({ kind: 'closed', reason: 'tooFar', note: 'Ottawa' }),
    ]);
    await update({ status: 'New' });
    expect(await leadOf(one)).toMatchObject({ status: 'New', closeReason: '', closeNote: '' });
    expect((await thread(one)).events.map(({ kind }) => kind)).toEqual(['closed', 'reopened']);
  });
});
