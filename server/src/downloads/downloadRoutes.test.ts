import { describe, expect, it, jest } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'fontkit';
import { attachmentsOf } from '../documents/attachments.ts';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { WorkerBusyError } from '../workers/workerErrors.ts';
import { fonts } from '../documents/typesetting/fonts.ts';
import { writeInvoice } from '../documents/writeInvoice.ts';

const server = serverPerFile();

const create = async (entity: string, body: object) =>
  (await server.call('POST', `${entity}/create`, { as: 'Admin', body })).body;
const download = (address: string, as: 'Admin' | 'Employee' = 'Admin') =>
  server.call('GET', address, { as });
const naughty = async (): Promise<string[]> =>
  (
    JSON.parse(
      await readFile(
        path.resolve(import.meta.dirname, '../../harness/testing/naughtyStrings.json'),
        'utf8',
      ),
    ) as string[]
  ).filter((text) => !text.includes('\0'));

describe('an invoice as PDF', () => {
  it('is downloaded under its name, and issues a draft once', async () => {
    const client = await create('clients', { fullName: 'Zoë Müller', companyName: 'Łódź Ltd' });
    const invoice = await create('invoices', {
      clientId: client['id'],
      subTotal: 100,
      type: 'Janitorial',
    });
    const first = await download(`download-invoice/draft-${String(invoice['id'])}`);
    expect(first.status).toBe(200);
    expect(first.headers['content-type']).toBe('application/pdf');
    const [, number] =
      /filename="invoice-(\d{5})\.pdf"/.exec(String(first.headers['content-disposition'])) ?? [];
    const again = await download(`download-invoice/draft-${String(invoice['id'])}`);
    expect(again.headers['content-disposition']).toBe(first.headers['content-disposition']);
    expect((await download(`download-invoice/${String(number)}`)).text.slice(0, 5)).toBe('%PDF-');
  });

  it('goes over as many pages as its details need', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => [`Line ${index}`, '$ 1.00']);
    const invoice = await create('invoices', {
      subTotal: 120,
      newLineData: [['Description', 'Amount'], ...rows],
    });
    const { text } = await download(`download-invoice/draft-${String(invoice['id'])}`);
    expect(text.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(3);
  });

  it('is refused with words when it would have too many pages', async () => {
    const blank = Array.from({ length: 24 }, () => ['\n'.repeat(9_999), '$ 1.00']);
    const invoice = await create('invoices', {
      subTotal: 1,
      newLineData: [['Description', 'Amount'], ...blank],
    });
    const { status, body } = await download(`download-invoice/draft-${String(invoice['id'])}`);
    expect([status, body['message']]).toEqual([
      400,
      'Draft invoice would have more than 500 pages. Shorten its details or its notes.',
    ]);
    // It stays a draft that can be edited and deleted, and does not use up a number.
    const after = await server.call('GET', `invoices/${String(invoice['id'])}/`, { as: 'Admin' });
    expect(after.body['invoiceNumber']).toBeNull();

    await server.database.query('UPDATE invoices SET invoice_number = 91001 WHERE id = $1', [
      invoice['id'],
    ]);
    const issued = await download('download-invoice/91001');
    expect([issued.status, issued.body['message']]).toEqual([
      400,
      'Invoice #91001 would have more than 500 pages. Shorten its details or its notes.',
    ]);
  });

  it('is written before a draft is issued, so that one that cannot be written stays a draft', async () => {
    const { id } = await create('invoices', { subTotal: 1 });
    const { documents } = server.workers;
    server.workers.documents = {
      ...documents,
      run: () => Promise.reject(new WorkerBusyError('document')),
    };
    try {
      expect((await download(`download-invoice/draft-${String(id)}`)).status).toBe(503);
    } finally {
      server.workers.documents = documents;
    }
    const { body } = await server.call('GET', `invoices/${String(id)}/`, { as: 'Admin' });
    expect(body['invoiceNumber']).toBeNull();
  });

  it('reads each font once, however long it is', async () => {
    const source = fonts.regular[0]?.source as Font;
    const embed = jest.spyOn(source, 'createSubset');
    const rows = Array.from({ length: 100 }, (_, index) => [`Line ${index}`, '$ 1.00']);
    await writeInvoice('en', server.company, {
      number: 10_001,
      type: 'Janitorial',
      date: '2026-03-02',
      subTotal: 0,
      tax: 0,
      total: 0,
      received: 0,
      details: [['Description', 'Amount'], ...rows],
      notes: '',
      voidedOn: null,
      fullName: null,
      companyName: null,
      address: null,
      city: null,
      postalCode: null,
    });
    expect(embed).toHaveBeenCalledTimes(1);
    embed.mockRestore();
  });

  it('prints hostile text without failing', async () => {
    const texts = await naughty();
    const invoice = await create('invoices', {
      notes: texts.join('\n').slice(0, 20_000),
      newLineData: [
        ['Description', 'Amount'],
        ...texts.slice(0, 200).map((text) => [text, '$ 1.00']),
      ],
    });
    const { status, text } = await download(`download-invoice/draft-${String(invoice['id'])}`);
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('is for an invoice that is there, and an Admin', async () => {
    expect((await download('download-invoice/99998')).status).toBe(404);
    expect((await download('download-invoice/draft-999999')).status).toBe(404);
    expect((await download('download-invoice/abc')).status).toBe(404);
    expect((await download('download-invoice/99998', 'Employee')).status).toBe(403);
  });
});

it('a quote as PDF is downloaded under its name', async () => {
  const quote = await create('quotes', {
    price: 10,
    lineData: [
      ['Item', 'Amount'],
      ['x', '$ 10.00'],
    ],
  });
  const { status, headers } = await download(`download-quote/${String(quote['number'])}`);
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain(`quote-${String(quote['number'])}.pdf`);
  expect((await download('download-quote/99998')).status).toBe(404);
});

it('are all written on worker threads, and wait when those are busy', async () => {
  const client = await create('clients', { fullName: 'Ann' });
  const clientId = client['id'];
  const invoice = await create('invoices', { clientId, subTotal: 1 });
  const quote = await create('quotes', { clientId, price: 1 });
  await download(`download-invoice/draft-${String(invoice['id'])}`);
  const asked: string[] = [];
  const { documents } = server.workers;
  server.workers.documents = {
    ...documents,
    run(name) {
      asked.push(name);
      return Promise.reject(new WorkerBusyError('document'));
    },
  };
  try {
    for (const address of [
      `download-invoice/draft-${String(invoice['id'])}`,
      `download-quote/${String(quote['number'])}`,
      `invoices/download-pdf/${String(clientId)}`,
    ]) {
      const { status, headers, body } = await download(address);
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(body['message']).toContain('Please try again');
    }
    for (const [entity, { id }] of Object.entries({ invoices: invoice, quotes: quote })) {
      await expect(attachmentsOf(server, entity, Number(id))).rejects.toThrow(WorkerBusyError);
    }
  } finally {
    server.workers.documents = documents;
  }
  expect(asked).toEqual(['invoice', 'quote', 'statement', 'invoice', 'quote']);
});
