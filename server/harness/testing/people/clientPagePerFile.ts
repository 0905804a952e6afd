import type {
  ClientEvent,
  ClientOverview,
  ClientTimeline,
} from 'shared-api/contract/entities/clientPage';
import { billingPerFile, type Json } from '../testBilling.ts';

/** A server for the tests of a file, with what they make of a client and read of its page. */
export function clientPagePerFile() {
  const billing = billingPerFile({ isCleared: false });

  async function read<T>(address: string, as: 'Admin' | 'Employee' = 'Admin'): Promise<T> {
    const answer = await billing.server.call('GET', address, { as });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body as T;
  }

  return {
    billing,
    /** @returns the new client's id */
    newClient: async (): Promise<number> => {
      const client = { fullName: 'Ann Lee', email: 'ann@example.com' };
      return Number((await billing.create('clients', client)).id);
    },
    visit: (clientId: number, dateTs: string, more: Json = {}) =>
      billing.create('services', { clientId, dateTs, serviceStatus: 'Scheduled', ...more }),
    /** Days before or after the company day. */
    dayFrom: (days: number): string =>
      new Date(Date.parse(billing.today) + days * 86_400_000).toISOString().slice(0, 10),
    overviewOf: (id: number, as?: 'Admin' | 'Employee') =>
      read<ClientOverview>(`clients/${id}/overview/`, as),
    timelineOf: (id: number, cursor?: string, as?: 'Admin' | 'Employee') =>
      read<ClientTimeline>(
        `clients/${id}/timeline/${cursor === undefined ? '' : `?cursor=${cursor}`}`,
        as,
      ),
    kindsOf: ({ results }: ClientTimeline): ClientEvent['kind'][] =>
      results.map(({ kind }) => kind),
  };
}
