import type { LoginAnswer } from 'shared-api/contract/staff/session';
import { logins } from '../../product/product.ts';

/** Logs in as the demo's Admin. */
export async function adminSession(url: string): Promise<LoginAnswer> {
  const answer = await fetch(`${url}/api/rest-auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(logins.admin),
  });
  if (!answer.ok) throw new Error(`The login was answered with ${answer.status}.`);
  return (await answer.json()) as LoginAnswer;
}

/** Local storage of a logged-in browser. */
export const storedSession = ({ token, role, username }: LoginAnswer): Record<string, string> => ({
  token,
  role,
  level: '2',
  username,
});
