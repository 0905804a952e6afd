import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';
import { sendingOf } from '../../harness/testing/money/testSending.ts';

const billing = billingPerFile();
const { draft, mails, send, timeline } = sendingOf(billing);

const keyIn = (html: string | undefined): string =>
  /#letter=([0-9a-f-]{36})"/.exec(html ?? '')?.[1] ?? '';
/** The key in the link of the last mail. */
const sentKey = async (): Promise<string> => keyIn((await mails()).at(-1)?.html);
const open = (key: string) =>
  billing.server.call('POST', 'letters/seen/', { body: { key } }).then(({ status }) => status);
const kindsOf = (entries: Json[]) => entries.map(({ kind }) => kind);

it('an invoice that was opened from its mail is seen, once for each time it was sent', async () => {
  const invoice = await draft();
  await send(invoice);
  const key = await sentKey();
  expect(kindsOf(await timeline(invoice))).not.toContain('seen');
  const opened = await Promise.all(Array.from({ length: 40 }, () => open(key)));
  expect(new Set(opened)).toEqual(new Set([204]));
  expect(kindsOf(await timeline(invoice))).toEqual(['made', 'issued', 'sent', 'seen']);
  const [{ day, at, who } = {} as Json] = (await timeline(invoice)).slice(-1);
  expect([day, who]).toEqual([billing.today, '']);
  expect(Date.parse(String(at))).toBeLessThanOrEqual(Date.now());

  await send(await billing.invoiceOf(invoice['id']), { kind: 'reminder' });
  expect(await sentKey()).toBe(key);
  await open(key);
  expect(kindsOf(await timeline(invoice)).slice(2)).toEqual(['sent', 'seen', 'reminded', 'seen']);
});

it('the mail that is shown before has the link of the mail that goes', async () => {
  const invoice = await draft();
  const preview = { kind: 'bill', message: '' };
  const shown = await billing.call('POST', `invoices/${String(invoice['id'])}/letter/`, preview);
  await send(invoice);
  expect(keyIn(String(shown.body['html']))).toBe(await sentKey());
});

it('a quote that was opened from its mail is seen', async () => {
  const fields = { category: 'Contracting', price: 1_130, projectTitle: 'Kitchen' };
  const { id: clientId } = await billing.create('clients', { fullName: 'Lena Wójcik' });
  const { id, version } = await billing.create('quotes', { clientId, ...fields });
  const body = { version, to: ['lena@example.com'], cc: [], message: '', key: randomUUID() };
  const { status } = await billing.call('POST', `quotes/${String(id)}/send/`, body);
  expect(status).toBe(200);
  await open(await sentKey());
  const told = await billing.call('GET', `quotes/${String(id)}/timeline/`);
  expect(kindsOf(told.body['results'] as Json[])).toEqual(['made', 'sent', 'seen']);
});

it('an unknown key is answered alike, and one that is none is refused', async () => {
  const invoice = await draft();
  await send(invoice);
  expect(await open(randomUUID())).toBe(204);
  expect(await open('10234')).toBe(400);
  expect(kindsOf(await timeline(invoice))).not.toContain('seen');
});

it('staff who look at the mail do not count', async () => {
  const invoice = await draft();
  await send(invoice);
  const { status } = await billing.call('POST', 'letters/seen/', { key: await sentKey() });
  expect(status).toBe(204);
  expect(kindsOf(await timeline(invoice))).not.toContain('seen');
});
