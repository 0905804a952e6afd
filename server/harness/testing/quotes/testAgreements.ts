import { beforeAll, expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { Answer, TestServer } from '../testServer.ts';

type Json = Record<string, unknown>;

/** The line of a change order, where a test says no other. */
export const orderLine = { description: 'Drywall', quantity: 2.5, rate: 40.1 };

/** Quotes of a test file's server that are accepted, and their change orders. */
export function testAgreements(server: TestServer) {
  let today: string;
  beforeAll(() => {
    today = companyDay(Date.now() / 1000, server.company.timeZone);
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    server.call(method, path, { as: 'Admin', ...(body && { body }) });

  async function quoted(fields: object = {}): Promise<Json> {
    const { body } = await call('POST', 'quotes/create', { price: 1_000, ...fields });
    return body;
  }

  const accepting = (version: unknown, fields: object = {}) => ({
    version,
    on: today,
    how: 'email',
    by: 'Lena Wójcik',
    note: 'She wrote on Sunday.',
    ...fields,
  });
  const accept = ({ id, version }: Json, fields: object = {}): Promise<Answer> =>
    call('POST', `quotes/${String(id)}/accept/`, accepting(version, fields));

  async function accepted(): Promise<Json> {
    const quote = await quoted();
    expect((await accept(quote)).status).toBe(200);
    return quote;
  }

  return {
    /** The company's day of the run. */
    today: () => today,
    call,
    quoted,
    accept,
    accepted,
    order: (quote: Json, fields: object = {}): Promise<Answer> =>
      call('POST', `quotes/${String(quote['id'])}/change-orders/`, {
        key: randomUUID(),
        reason: 'The wall is wet.',
        lines: [orderLine],
        ...fields,
      }),
    acceptOrder: ({ id, version }: Json): Promise<Answer> =>
      call('POST', `change-orders/${String(id)}/accept/`, accepting(version)),
    withdraw: ({ id, version }: Json): Promise<Answer> =>
      call('POST', `change-orders/${String(id)}/withdraw/`, { version }),
  };
}
