import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile();

const recipients = { to: ['zoe@example.com'], cc: [], message: 'Hello' };
const clientId = async () =>
  (await billing.create('clients', { fullName: 'Zoë Müller', email: 'zoe@example.com' }))['id'];

/** What is sent with a key of its form: a new record, the call that sends it, and what that says besides. */
const kinds: Record<
  string,
  { entity: string; fields: () => Promise<object>; call: string; sent: () => object }
> = {
  'a quote': {
    entity: 'quotes',
    fields: async () => ({ clientId: await clientId(), category: 'Contracting', price: 1130 }),
    call: 'send',
    sent: () => recipients,
  },
  'an invoice': {
    entity: 'invoices',
    fields: async () => ({ clientId: await clientId(), subTotal: 100, type: 'Contracting' }),
    call: 'send',
    sent: () => ({ kind: 'bill', ...recipients }),
  },
  'an invoice that was sent by other means': {
    entity: 'invoices',
    fields: async () => ({ clientId: await clientId(), subTotal: 100, type: 'Contracting' }),
    call: 'mark-sent',
    sent: () => ({ how: 'By post', day: billing.today }),
  },
  'a reply to a lead': {
    entity: 'leads',
    fields: () => Promise.resolve({ name: 'Zoë', email: 'zoe@example.com', status: 'New' }),
    call: 'reply',
    sent: () => ({ subject: 'Your windows', ...recipients }),
  },
};

it.each(Object.entries(kinds))(
  'ten with one key at once send %s once, also where they name two',
  async (_what, { entity, fields, call, sent }) => {
    const records: Json[] = [];
    for (const _ of [1, 2]) records.push(await billing.create(entity, await fields()));
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const { id, version } = records[index % 2] ?? {};
        return billing.call('POST', `${entity}/${String(id)}/${call}/`, {
          version,
          key,
          ...sent(),
        });
      }),
    );
    const told = new Set(
      answers.map(
        ({ status, body }) => `${status} ${String(body['doneBefore'])} ${String(body['message'])}`,
      ),
    );
    expect(Array.from(told).toSorted()).toEqual([
      expect.stringMatching(/^200 undefined /),
      '409 true This was used to send something else before. Close this window, open it again, and send from there.',
    ]);
  },
);
