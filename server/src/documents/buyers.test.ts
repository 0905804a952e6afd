import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { textOfPdf as textOf } from '../../harness/testing/readPdf.ts';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';
import { creditNotePdf, invoicePdf, statementPdf } from './pdfs.ts';
import { quotePdf } from './quotePdfs.ts';
import { clientStatement, statementCsv } from './statements/statement.ts';

const billing = billingPerFile();

const ann = { fullName: 'Ann Before', email: 'ann@before.example', address: '1 Old Street' };
// With a company, which there was none of before.
const ben = {
  fullName: 'Ben After',
  companyName: 'After Limited',
  email: 'ben@after.example',
  address: '2 New Street',
};

const client = (): Promise<Json> => billing.create('clients', ann);
const rename = ({ id, version }: Json) =>
  billing.call('PUT', `clients/update/${String(id)}/`, { ...ben, version });
describe('a document that was made', () => {
  it('stays with whom it was made for, whatever the client is called later', async () => {
    const owner = await client();
    const invoice = await billing.issued({ clientId: owner['id'] });
    await billing.call('POST', `invoices/${String(invoice['id'])}/credit/`, {
      key: randomUUID(),
      reason: 'Too much',
      lines: null,
    });
    const number = Number(invoice['invoiceNumber']);
    const documents = () =>
      Promise.all([
        invoicePdf(billing.server, number).then(textOf),
        creditNotePdf(billing.server, number, 1).then(textOf),
      ]);
    const before = await documents();
    expect(before[0]).toContain('Ann Before');
    expect(before[1]).toContain('1 Old Street');
    expect((await rename(owner)).status).toBe(200);
    expect(await documents()).toEqual(before);
    expect(before.join(' ')).not.toContain('After Limited');
    const letter = await billing.call('POST', `invoices/${String(invoice['id'])}/letter/`, {
      kind: 'bill',
      message: '',
    });
    // A mail goes to where the client is now, about a document that is what it was.
    expect(letter.body).toMatchObject({
      text: expect.stringContaining('Dear Ann Before'),
      to: ['ben@after.example'],
    });
  });

  it('is an accepted quote too; one that is open, and a draft, follow the client', async () => {
    const owner = await client();
    const quote = (): Promise<Json> =>
      billing.create('quotes', { clientId: owner['id'], category: 'Janitorial', price: 113 });
    const [agreed, open] = [await quote(), await quote()];
    const accepted = await billing.call('POST', `quotes/${String(agreed['id'])}/accept/`, {
      version: agreed['version'],
      on: billing.today,
      how: 'email',
      by: 'Ann',
      note: '',
    });
    expect(accepted.status).toBe(200);
    const draft = await billing.create('invoices', { clientId: owner['id'], subTotal: 100 });
    await rename(owner);
    expect(await quotePdf(billing.server, Number(agreed['number'])).then(textOf)).toContain(
      'Ann Before',
    );
    expect(await quotePdf(billing.server, Number(open['number'])).then(textOf)).toContain(
      'Ben After',
    );
    await billing.issue(draft['id']);
    const issued = await billing.invoiceOf(draft['id']);
    const pdf = await invoicePdf(billing.server, Number(issued['invoiceNumber']));
    expect(await textOf(pdf)).toContain('Ben After');
  });

  it('stands in a statement of its days, which names the client as it is called today', async () => {
    const owner = await client();
    const invoice = await billing.issued({ clientId: owner['id'] });
    const number = Number(invoice['invoiceNumber']);
    const before = await invoicePdf(billing.server, number).then(textOf);
    await rename(owner);
    const span = { from: '2020-01-01', to: billing.today };
    const statement = await clientStatement(billing.server.database, Number(owner['id']), span);
    if (!statement) throw new Error('There is no statement.');
    const pdf = await statementPdf(billing.server, statement, span).then(textOf);
    expect(pdf).toContain('After Limited');
    expect(pdf).not.toContain('Ann Before');
    expect(pdf).toContain(String(number));
    expect(statementCsv(statement)).toContain('After Limited');
    expect(await invoicePdf(billing.server, number).then(textOf)).toBe(before);
  });
});
