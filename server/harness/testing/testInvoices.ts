import { companyDay } from 'shared-api/contract/company/companyTime';
import { issueInvoices } from '../../src/billing/issueInvoices.ts';
import type { Answer, TestServer } from './testServer.ts';

export type Json = Record<string, unknown>;
export type TestInvoices = ReturnType<typeof testInvoices>;

/** Makes, issues, voids and reads invoices as an Admin. */
export function testInvoices(server: TestServer) {
  const today = companyDay(Date.now() / 1000, server.company.timeZone);
  async function create(entity: string, body: object): Promise<Json> {
    const answer = await server.call('POST', `${entity}/create`, { as: 'Admin', body });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body;
  }
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', address: string, body?: object) =>
    server.call(method, address, { as: 'Admin', ...(body ? { body } : {}) });
  const invoiceOf = async (id: unknown): Promise<Json> =>
    (await call('GET', `invoices/${String(id)}/`)).body;
  const issue = (id: unknown): Promise<void> =>
    server.database.transaction((connection) =>
      issueInvoices(connection, [Number(id)], today, 'test'),
    );
  return {
    /** The company day. */
    today,
    create,
    call,
    invoiceOf,
    issue,
    remove: (id: unknown): Promise<Answer> => call('DELETE', `invoices/delete/${String(id)}`),
    makeVoid: ({ id, version }: Json, reason = 'Wrong client'): Promise<Answer> =>
      call('POST', `invoices/${String(id)}/void/`, { version, reason }),
    /** An issued invoice for 100 dollars plus tax. */
    async issued(fields: object = {}): Promise<Json> {
      const { id } = await create('invoices', { subTotal: 100, type: 'Janitorial', ...fields });
      await issue(id);
      return invoiceOf(id);
    },
  };
}
