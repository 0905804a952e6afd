import { describe, expect, it } from '@jest/globals';
import { textOfPdf as textOf } from '../../harness/testing/readPdf.ts';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';
import { creditNotePdf, invoicePdf } from '../documents/pdfs.ts';
import { quotePdf } from '../documents/quotePdfs.ts';
import { readCompany } from '../company.ts';
import { companySettings } from './companySettings.ts';

const billing = billingPerFile();

const read = async (): Promise<Json> => {
  const { body } = await billing.call('GET', 'company-data/');
  return { version: body['version'], ...(body['values'] as Json) };
};
const replace = (body: object) => billing.call('PUT', 'company-data/', body);

const moved = {
  name: 'Southbank',
  legalName: 'Southbank Services Limited',
  street: '7 Queen Street',
  phone: '+1 519-555-0177',
  hstNumber: '71111 0001 RT0001',
};

const quoteOf = () => billing.create('quotes', { category: 'Janitorial', price: 113 });

describe('company data', () => {
  it('are set for documents from then on; what was issued stays as it was', async () => {
    const invoice = await billing.issued();
    const number = Number(invoice['invoiceNumber']);
    const draft = await billing.create('invoices', { subTotal: 100, type: 'Janitorial' });
    const [agreed, open] = [await quoteOf(), await quoteOf()];
    const accepted = await billing.call('POST', `quotes/${String(agreed['id'])}/accept/`, {
      version: agreed['version'],
      on: billing.today,
      how: 'email',
      by: 'Ann',
      note: '',
    });
    expect(accepted.status).toBe(200);
    const before = await invoicePdf(billing.server, number).then(textOf);
    expect(before).toContain('48 Regina Street North');

    expect((await replace({ ...(await read()), ...moved })).status).toBe(200);
    expect(await invoicePdf(billing.server, number).then(textOf)).toEqual(before);
    const quoteText = (quote: Json) =>
      quotePdf(billing.server, Number(quote['number'])).then(textOf);
    expect(await quoteText(agreed)).toContain('48 Regina Street North');
    expect(await quoteText(open)).toContain('7 Queen Street');

    await billing.issue(draft['id']);
    const issued = Number((await billing.invoiceOf(draft['id']))['invoiceNumber']);
    const later = await invoicePdf(billing.server, issued).then(textOf);
    expect(later).toContain('7 Queen Street');
    expect(later).toContain('71111 0001 RT0001');
    await billing.call('POST', `invoices/${String(invoice['id'])}/credit/`, {
      key: '5c0a0a3e-6a0e-4d7e-9a55-0f5b1c1f2a31',
      reason: 'Too much',
      lines: null,
    });
    expect(await creditNotePdf(billing.server, number, 1).then(textOf)).toContain('7 Queen Street');

    expect((await replace({ ...(await read()), street: '8 Third Street' })).status).toBe(200);
    expect(await invoicePdf(billing.server, issued).then(textOf)).toEqual(later);
    expect(await invoicePdf(billing.server, number).then(textOf)).toContain(
      '48 Regina Street North',
    );
  });

  it('say whom a mail is from until it is sent, and never change what was', async () => {
    const { rows } = await billing.server.database.query<{ id: number }>(
      `INSERT INTO mails (entity, record_id, recipient, subject, text_body, html_body, status, sent_at)
       SELECT 'quotes', 1, 'ann@example.com', 'Hello', '', '', status, sent_at
       FROM (VALUES ('sent', now()), ('queued', NULL)) AS mail (status, sent_at) RETURNING id`,
    );
    const senders = () =>
      Promise.all(
        rows.map(async ({ id }) => (await billing.call('GET', `mails/${id}/`)).body['from']),
      );
    const [before] = await senders();
    expect(await senders()).toEqual([before, before]);
    expect((await replace({ ...(await read()), email: 'new@northbank.example' })).status).toBe(200);
    expect(await senders()).toEqual([before, 'Southbank <new@northbank.example>']);
  });

  it('are taken over by another server, and kept beside what else is set', async () => {
    const other = await readCompany();
    const settings = companySettings(billing.server.database, other);
    await settings.refresh();
    expect(other).toMatchObject({ name: 'Southbank', address: { street: '8 Third Street' } });
    expect(other.brands.cleaning.tagline).toBe('Janitorial services');
    expect(billing.server.company.legalName).toBe('Southbank Services Limited');
  });

  it('of two who save at once are those of one; the other is told what changed', async () => {
    const now = await read();
    const answers = await Promise.all(['One', 'Two'].map((city) => replace({ ...now, city })));
    const refused = answers.find(({ status }) => status === 409);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { city } = await read();
    expect(refused?.body['current']).toMatchObject({ values: { city } });
  });

  it.each([
    ['phone', '12', 'Write the phone number'],
    ['hstNumber', '123', '12345 6789 RT0001'],
    ['postalCode', 'N2J2Z9', 'N2L 3G1'],
    ['email', 'nobody', 'valid email'],
    ['name', '', 'Name is missing'],
  ])('refuse a wrong %s', async (field, value, cure) => {
    const { status, body } = await replace({ ...(await read()), [field]: value });
    expect([status, body['errors']]).toEqual([400, { [field]: expect.stringContaining(cure) }]);
  });
});
