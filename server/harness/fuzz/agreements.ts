import { randomUUID } from 'node:crypto';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { Preparation, Tools } from './preparedRecords.ts';

type Json = Record<string, unknown>;

const paramsOf = ({ id }: Json): { id: string } => ({ id: String(id) });

async function quoted({ call, bodyOf }: Tools): Promise<Json> {
  const path = '/api/quotes/create';
  return (await call('POST', path, { ...bodyOf(`POST ${path}`), price: 1_000 })).body;
}

const accepting = ({ version }: Json) => ({
  version,
  on: companyDay(Date.now() / 1000, 'America/Toronto'),
  how: 'phone',
  by: 'Ann',
  note: '',
});

const newOrder = () => ({
  key: randomUUID(),
  reason: 'A test',
  lines: [{ description: 'Work', quantity: 1, rate: 100 }],
});

async function accepted(means: Tools): Promise<Json> {
  const quote = await quoted(means);
  await means.call('POST', `/api/quotes/${String(quote['id'])}/accept/`, accepting(quote));
  return quote;
}

async function ordered(means: Tools): Promise<Json> {
  const { id } = await accepted(means);
  return (await means.call('POST', `/api/quotes/${String(id)}/change-orders/`, newOrder())).body;
}

/** What calls around accepted quotes need. */
export const agreementPreparations: Record<string, Preparation> = {
  'GET /api/quotes/:id/agreement': async (means) => ({ params: paramsOf(await quoted(means)) }),
  'GET /api/quotes/:id/timeline': async (means) => ({ params: paramsOf(await quoted(means)) }),
  'POST /api/quotes/:id/letter': async (means) => ({
    params: paramsOf(await quoted(means)),
    body: means.bodyOf('POST /api/quotes/:id/letter'),
  }),
  'POST /api/quotes/:id/send': async (means) => {
    const quote = await quoted(means);
    const body = means.bodyOf('POST /api/quotes/:id/send');
    return { params: paramsOf(quote), body: { ...body, version: quote['version'] } };
  },
  'POST /api/quotes/:id/preview-file': async (means) => ({
    params: paramsOf(await quoted(means)),
    body: means.bodyOf('POST /api/quotes/:id/preview-file'),
  }),
  'POST /api/quotes/:id/accept': async (means) => {
    const quote = await quoted(means);
    return { params: paramsOf(quote), body: accepting(quote) };
  },
  'POST /api/quotes/:id/change-orders': async (means) => ({
    params: paramsOf(await accepted(means)),
    body: newOrder(),
  }),
  'POST /api/change-orders/:id/accept': async (means) => {
    const order = await ordered(means);
    return { params: paramsOf(order), body: accepting(order) };
  },
  'POST /api/change-orders/:id/withdraw': async (means) => {
    const order = await ordered(means);
    return { params: paramsOf(order), body: { version: order['version'] } };
  },
  'GET /api/download-change-order/:number': async (means) => ({
    params: { number: String((await ordered(means))['number']) },
  }),
};
