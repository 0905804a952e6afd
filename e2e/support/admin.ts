import type { APIRequestContext } from '@playwright/test';
import { logins } from '../../scripts/product/product.ts';
import { expect } from './test.ts';

export type Row = Record<string, unknown> & { id: number };

/**
 * Headers of an Admin's calls beside the browser.
 * @param site address of another product than the run's
 */
export async function adminHeaders(
  request: APIRequestContext,
  site = '',
): Promise<{ authorization: string }> {
  const login = await request.post(`${site}/api/rest-auth/login/`, { data: logins.admin });
  const { token } = (await login.json()) as { token: string };
  return { authorization: `Token ${token}` };
}

/** Calls the API as the Admin, beside the browser. */
export async function asAdmin(request: APIRequestContext) {
  const headers = await adminHeaders(request);
  const read = async (path: string): Promise<Row> =>
    (await (await request.get(`/api/${path}`, { headers })).json()) as Row;
  const create = async (entity: string, data: object): Promise<Row> => {
    const answer = await request.post(`/api/${entity}/create`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()) as Row;
  };
  return { headers, read, create };
}
