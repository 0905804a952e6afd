import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Bodies } from './moneyBodies.ts';
import { found, idOf, made, type Preparation, type Tools } from './preparedRecords.ts';
import { address, line } from './values.ts';

/** Bodies of calls about leads. */
export function leadBodies(): Bodies {
  return {
    'POST /api/leads/:id/client': fc.record({
      clientId: fc.constant(null),
      known: fc.constant([]),
      fullName: fc.constantFrom('Ann Lee', 'Ben Wu'),
      email: address,
    }),
    'POST /api/leads/:id/quote': fc.record({ quoteId: fc.nat(20) }),
    'POST /api/leads/:id/letter': fc.record({ subject: fc.constant('About it'), message: line }),
    'POST /api/leads/:id/reply': fc.record({
      version: fc.constantFrom(1, 2, 3),
      to: fc.array(address, { minLength: 1, maxLength: 3 }),
      cc: fc.array(address, { maxLength: 3 }),
      subject: fc.constantFrom('About it', 'Re: Windows'),
      message: line.map((words) => `We come on Tuesday. ${words}`),
      key: fc.uuid(),
    }),
  };
}

/** A new lead of a person who is no client yet. */
const newLead = (means: Tools) =>
  made(means, 'leads', { email: `lead.${randomUUID()}@example.com`, phone: '' });

const ofLead =
  (name?: string): Preparation =>
  async (means) => ({
    params: idOf(await newLead(means)),
    ...(name !== undefined && { body: means.bodyOf(name) }),
  });

/** The newest mail about a quote, and its first file. */
async function mailed(means: Tools): Promise<{ params: { id: string; name: string } }> {
  const path = 'POST /api/carpet-quote';
  await means.call('POST', '/api/carpet-quote/', means.bodyOf(path));
  const mails = found((await means.call('GET', '/api/mails/')).body, 'results');
  const mail = mails.find(({ entity }) => entity === 'quotes') ?? {};
  const { body } = await means.call('GET', `/api/mails/${String(mail['id'])}/`);
  const [name] = body['attachments'] as string[];
  return { params: { ...idOf(mail), name: String(name) } };
}

/** What calls about leads and mails need. */
export const leadPreparations: Record<string, Preparation> = {
  'GET /api/leads/:id/thread': ofLead(),
  'POST /api/leads/:id/answered': ofLead(),
  'POST /api/leads/:id/letter': ofLead('POST /api/leads/:id/letter'),
  'POST /api/leads/:id/client': async (means) => ({
    params: idOf(await newLead(means)),
    body: {
      ...means.bodyOf('POST /api/leads/:id/client'),
      email: `client.${randomUUID()}@example.com`,
    },
  }),
  'POST /api/leads/:id/quote': async (means) => ({
    params: idOf(await newLead(means)),
    body: { quoteId: (await made(means, 'quotes', { clientId: null }))['id'] },
  }),
  'POST /api/leads/:id/reply': async (means) => {
    const lead = await newLead(means);
    const body = means.bodyOf('POST /api/leads/:id/reply');
    return { params: idOf(lead), body: { ...body, version: lead['version'] } };
  },
  'GET /api/mails/:id': mailed,
  'GET /api/mails/:id/files/:name': mailed,
};
