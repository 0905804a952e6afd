import type { RenderFault, ReleaseOverview } from 'shared-api/contract/releases/releases';
import type { LoginAnswer } from 'shared-api/contract/staff/session';
import { logins } from '../../product/product.ts';

/** What releases could not render on a product's server. */
export async function rendererFaults(url: string): Promise<RenderFault[]> {
  const login = await fetch(`${url}/api/rest-auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(logins.admin),
  });
  const { token } = (await login.json()) as LoginAnswer;
  const answer = await fetch(`${url}/api/releases/`, {
    headers: { authorization: `Token ${token}` },
  });
  const { apps } = (await answer.json()) as ReleaseOverview;
  return apps.flatMap(({ faults }) => faults);
}
