import { randomUUID } from 'node:crypto';
import { daysAfter } from 'shared-api/contract/values/days';
import type { Json, TestBilling } from '../testBilling.ts';

/** The body that asks for 300 dollars as a deposit; fields take the place of its own. */
export const depositBody = (fields: object = {}) => ({
  key: randomUUID(),
  kind: 'deposit',
  amount: 300,
  percent: null,
  dueOn: daysAfter(new Date().toISOString().slice(0, 10), 30),
  note: '',
  ...fields,
});

/** Asks for deposits and part payments, receives them, and ends them. */
export function depositsOf(billing: TestBilling) {
  /** @param subject as `quotes/7` */
  const ask = (subject: string, fields: object = {}) =>
    billing.call('POST', `${subject}/deposits/`, depositBody(fields));
  const post = ({ id }: Json, what: string, fields: object) =>
    billing.call('POST', `deposit-requests/${String(id)}/${what}/`, fields);
  const receive = (request: Json, fields: object = {}) =>
    post(request, 'receive', {
      key: randomUUID(),
      day: billing.today,
      method: 'cheque',
      reference: 'No. 7',
      ...fields,
    });
  return {
    ask,
    receive,
    client: async (): Promise<number> =>
      Number((await billing.create('clients', { fullName: 'Ann Payer' }))['id']),
    /** A quote of 1,130 dollars, 130 of them tax. */
    quoteOf: (clientId: number, fields: object = {}): Promise<Json> =>
      billing.create('quotes', { clientId, category: 'Janitorial', price: 1130, ...fields }),
    onQuote: ({ id }: Json) => `quotes/${String(id)}`,
    giveBack: (request: Json, fields: object = {}) =>
      post(request, 'return', {
        key: randomUUID(),
        amount: null,
        method: 'e-transfer',
        reference: '',
        reason: 'The work does not go ahead',
        ...fields,
      }),
    keep: (request: Json, fields: object = {}) =>
      post(request, 'forfeit', {
        key: randomUUID(),
        amount: null,
        reason: 'Cancelled too late',
        ...fields,
      }),
    /** A request that was paid. */
    paid: async (subject: string, fields: object = {}): Promise<Json> => {
      const { status, body, text } = await ask(subject, fields);
      if (status !== 201) throw new Error(text);
      const received = await receive(body);
      if (received.status !== 200) throw new Error(received.text);
      return received.body['request'] as Json;
    },
    requestsOf: async (subject: string): Promise<Json[]> =>
      (await billing.call('GET', `${subject}/deposits/`)).body['results'] as Json[],
    /** Sums of accounts, in cents; debits are positive. */
    sums: async (): Promise<Json> => {
      const { rows } = await billing.server.database.query<{ account: string; cents: number }>(
        `SELECT account, sum(cents)::bigint AS cents FROM ledger_postings
         GROUP BY account HAVING sum(cents) <> 0 ORDER BY account`,
        [],
      );
      return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
    },
  };
}
