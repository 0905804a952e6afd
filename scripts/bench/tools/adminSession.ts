import type { LoginAnswer } from 'shared-api/contract/staff/session';
import { logins } from '../../product/product.ts';

/** Logs the demo's Admin in over the API. */
export async function adminSession(url: string): Promise<LoginAnswer> {
  const answer = await fetch(`${url}/api/rest-auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(logins.admin),
  });
  if (!answer.ok) throw new Error(`The login was answered with ${answer.status}.`);
  return (await answer.json()) as LoginAnswer;
}

/** What the product keeps in the browser's local storage of somebody who is logged in. */
export const storedSession = ({ token, role, username }: LoginAnswer): Record<string, string> => ({
  token,
  role,
  level: '2',
  username,
});
