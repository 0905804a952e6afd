import { companyDay } from 'shared-api/contract/company/companyTime';
import type { EntityName } from 'shared-api/contract/entities/entities';

/** A request to a route: path parameters by name, query and body. */
export interface Ask {
  params?: Record<string, string>;
  body?: object;
  query?: string;
}

export type Answer = { status: number; body: Record<string, unknown> };

/** What preparations can use: calls as Admin, and valid bodies of other calls. */
export interface Tools {
  call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ) => Promise<Answer>;
  /** A random valid body of a call, by method and path. */
  bodyOf: (name: string) => Record<string, unknown>;
  /** A card token from the provider, for a card that can be charged. */
  cardToken: () => Promise<Record<string, unknown>>;
}

/** Creates what a call needs in order to succeed. */
export type Preparation = (means: Tools) => Promise<Ask>;

export const found = (body: Record<string, unknown>, key: string) =>
  body[key] as Record<string, unknown>[];

/** Creates a record of an entity; the given fields override random ones. */
export async function made(
  { call, bodyOf }: Tools,
  entity: EntityName,
  given: object = {},
): Promise<Record<string, unknown>> {
  const path = `/api/${entity}/create`;
  const { body } = await call('POST', path, { ...bodyOf(`POST ${path}`), ...given });
  return body;
}

export const idOf = ({ id }: Record<string, unknown>): { id: string } => ({ id: String(id) });

/** Creates and issues an invoice over $ 100, and returns the record. */
export async function issued(means: Tools, given: object = {}): Promise<Record<string, unknown>> {
  const today = companyDay(Date.now() / 1000, 'America/Toronto');
  const fields = { subTotal: 100, type: 'Janitorial', dateTs: today, newLineData: [], notes: '' };
  const { id } = await made(means, 'invoices', { clientId: null, ...fields, ...given });
  await means.call('GET', `/api/download-invoice/draft-${String(id)}`);
  return (await means.call('GET', `/api/invoices/${String(id)}/`)).body;
}
