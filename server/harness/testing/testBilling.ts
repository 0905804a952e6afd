import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { dailyUpdate } from '../../src/billing/dailyUpdate.ts';
import { issueInvoices } from '../../src/billing/issueInvoices.ts';
import { createQueueMails } from '../../src/mail/queueMail.ts';
import { clearMoney } from './clearMoney.ts';
import { startTestServer, type Answer } from './testServer.ts';

export type Json = Record<string, unknown>;
export type TestBilling = Awaited<ReturnType<typeof startTestBilling>>;

/** Results of eight concurrent calls. */
export const eight = <T>(work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 8 }, work));

/**
 * A server for the tests of a file, and what makes, issues, voids and reads invoices on it as an Admin.
 * @param isCleared whether each test begins without what those before it have billed and paid
 */
export function billingPerFile({ isCleared = true } = {}): TestBilling {
  const billing = {} as TestBilling;
  beforeAll(async () => {
    Object.assign(billing, await startTestBilling());
  });
  afterAll(() => billing.server.close());
  if (isCleared) beforeEach(() => billing.clear());
  return billing;
}

/** The same for tests that start and clear it themselves. */
export async function startTestBilling() {
  const server = await startTestServer();
  const { database, company, jobs } = server;
  const today = companyDay(Date.now() / 1000, company.timeZone);
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
    database.transaction((connection) => issueInvoices(connection, [Number(id)], today, 'test'));
  return {
    server,
    /** The company day. */
    today,
    create,
    call,
    invoiceOf,
    issue,
    dailyUpdate: async (now = Date.now() / 1000) =>
      (await dailyUpdate({ database, company, queueMails: createQueueMails(jobs) }, now)).counts,
    /** Removes what is billed and paid. */
    clear: () => clearMoney(database, ['services', 'contracts', 'mails']),
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
