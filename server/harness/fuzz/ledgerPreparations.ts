import { randomUUID } from 'node:crypto';
import { idOf, issued, made, type Preparation, type Tools } from './preparedRecords.ts';

/** A payment of 10 dollars that a client has on account, and an issued invoice of theirs. */
async function onAccount(means: Tools): Promise<{ payment: string; invoiceId: unknown }> {
  const { id: clientId } = await made(means, 'clients');
  const { id: invoiceId } = await issued(means, { clientId });
  const path = 'POST /api/payments';
  const body = { ...means.bodyOf(path), clientId, amount: 10, allocations: [] };
  const { body: paid } = await means.call('POST', '/api/payments/', body);
  return { payment: String(paid['id']), invoiceId };
}

/** A credit of a paid invoice, which is on account, and another invoice of the client. */
async function credited(means: Tools): Promise<{ credit: string; invoiceId: unknown }> {
  const { id: clientId } = await made(means, 'clients');
  const { id } = await issued(means, { clientId });
  const { id: invoiceId } = await issued(means, { clientId });
  await means.call('PUT', `/api/receive-payment/${String(id)}/`, {});
  const body = { key: randomUUID(), reason: 'A test', lines: null };
  const { body: credit } = await means.call('POST', `/api/invoices/${String(id)}/credit/`, body);
  return { credit: String(credit['id']), invoiceId };
}

/** What the calls that move money need. */
export const ledgerPreparations: Record<string, Preparation> = {
  'POST /api/payments': async (means) => {
    const { id: clientId } = await made(means, 'clients');
    return { body: { ...means.bodyOf('POST /api/payments'), clientId, allocations: [] } };
  },
  'POST /api/payments/:id/reverse': async (means) => ({
    params: { id: (await onAccount(means)).payment },
  }),
  'POST /api/payments/:id/allocate': async (means) => {
    const { payment: id, invoiceId } = await onAccount(means);
    const allocations = [{ invoiceId, amount: 5 }];
    return { params: { id }, body: { key: randomUUID(), allocations } };
  },
  'POST /api/credits/:id/allocate': async (means) => {
    const { credit: id, invoiceId } = await credited(means);
    const allocations = [{ invoiceId, amount: 5 }];
    return { params: { id }, body: { key: randomUUID(), allocations } };
  },
  'POST /api/payments/:id/release': async (means) => {
    const { payment: id, invoiceId } = await onAccount(means);
    const allocations = [{ invoiceId, amount: 5 }];
    await means.call('POST', `/api/payments/${id}/allocate/`, { key: randomUUID(), allocations });
    return { params: { id }, body: { key: randomUUID(), allocations } };
  },
  'POST /api/credits/:id/release': async (means) => {
    const { credit: id, invoiceId } = await credited(means);
    const allocations = [{ invoiceId, amount: 5 }];
    await means.call('POST', `/api/credits/${id}/allocate/`, { key: randomUUID(), allocations });
    return { params: { id }, body: { key: randomUUID(), allocations } };
  },
  'POST /api/invoices/:id/credit-preview': async (means) => ({
    params: idOf(await issued(means)),
    body: { lines: [{ line: 1, amount: 5 }] },
  }),
  'POST /api/invoices/:id/credit': async (means) => ({
    params: idOf(await issued(means)),
    body: { key: randomUUID(), reason: 'A test', lines: [{ line: 1, amount: 5 }] },
  }),
  'POST /api/credits/:id/letter': async (means) => ({
    params: { id: (await credited(means)).credit },
  }),
  'POST /api/credits/:id/send': async (means) => ({
    params: { id: (await credited(means)).credit },
    body: { key: randomUUID(), to: ['client@example.com'], cc: [], message: '' },
  }),
  'GET /api/download-credit/:number': async (means) => {
    const { id, invoiceNumber } = await issued(means);
    const body = { key: randomUUID(), reason: 'A test', lines: null };
    await means.call('POST', `/api/invoices/${String(id)}/credit/`, body);
    return { params: { number: `${String(invoiceNumber)}-C1` } };
  },
  'POST /api/invoices/:id/write-off': async (means) => ({
    params: idOf(await issued(means)),
    body: { key: randomUUID(), reason: 'A test', amount: 5 },
  }),
  'POST /api/write-offs/:id/reverse': async (means) => {
    const { id } = await issued(means);
    const body = { key: randomUUID(), reason: 'A test', amount: 5 };
    await means.call('POST', `/api/invoices/${String(id)}/write-off/`, body);
    const { body: ledger } = await means.call('GET', `/api/invoices/${String(id)}/ledger/`);
    const last = (ledger['results'] as { id: number }[]).at(-1);
    return { params: { id: String(last?.id) }, body: { reason: 'A test' } };
  },
  'POST /api/refunds': async (means) => ({
    body: {
      ...means.bodyOf('POST /api/refunds'),
      method: 'cash',
      amount: 5,
      creditId: null,
      paymentId: Number((await onAccount(means)).payment),
    },
  }),
};
