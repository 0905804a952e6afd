import { Secret, TOTP } from 'otpauth';
import type { Account } from 'shared-api/contract/staff/account';
import type { SecurityEvent } from 'shared-api/contract/history/securityLog';
import { startTestServer } from './testServer.ts';

export type Headers = Record<string, string>;
export type TestAccounts = Awaited<ReturnType<typeof startTestAccounts>>;

/** The password of every login that these make. */
export const password = 'a good long phrase';

/** The secret's code, offset by steps of thirty seconds; one step early is accepted too. */
export const codeOf = (secret: string, steps: number): string =>
  TOTP.generate({
    secret: Secret.fromBase32(secret.replaceAll(' ', '')),
    timestamp: Date.now() + steps * 30_000,
  });

/** A server, and what makes logins and does with them what people do with their accounts. */
export async function startTestAccounts() {
  const server = await startTestServer({ trustProxy: 1 });
  let count = 0;
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, headers: Headers, body?: object) =>
    server.call(method, path, { headers, ...(body ? { body } : {}) });
  const accounts = {
    server,
    /** The login that a test works with, and the address of its browser. */
    username: '',
    address: '',
    call,
    make: (role: string) =>
      server.call('POST', 'people/create', {
        as: 'Admin',
        body: { username: accounts.username, email: '', role, password },
      }),
    /** Makes another Employee's login: limits and events are per login, so each test has its own. */
    async makeNext(): Promise<void> {
      count += 1;
      accounts.username = `person-${count}`;
      accounts.address = `192.0.2.${count}`;
      await accounts.make('Employee');
    },
    logIn: (body: object = {}, headers: Headers = {}) =>
      server.call('POST', 'rest-auth/login/', {
        body: { username: accounts.username, password, ...body },
        headers: { 'x-forwarded-for': accounts.address, ...headers },
      }),
    /** Logs in. @returns the headers of the session */
    session: async (body: object = {}, headers: Headers = {}): Promise<Headers> => ({
      authorization: `Token ${String((await accounts.logIn(body, headers)).body['token'])}`,
    }),
    account: async (headers: Headers) =>
      (await call('GET', 'account/', headers)).body as unknown as Account,
    isIn: async (headers: Headers) => (await call('GET', 'clients/', headers)).status === 200,
    /** Sets up a second factor with the current step's code, which leaves the next one unused. */
    async setUp(headers: Headers): Promise<{ secret: string; first: string; codes: string[] }> {
      const { body } = await call('POST', 'account/factor/begin', headers, {
        currentPassword: password,
      });
      const secret = String(body['secret']);
      const first = codeOf(secret, 0);
      const done = await call('POST', 'account/factor/confirm', headers, { code: first });
      if (done.status !== 200) throw new Error(done.text);
      return { secret, first, codes: done.body['codes'] as string[] };
    },
    eventsOf: async (name: string): Promise<SecurityEvent[]> => {
      const { body } = await server.call('GET', 'security-log/', { as: 'Admin' });
      return (body['results'] as SecurityEvent[]).filter((event) => event.username === name);
    },
    kindsOf: async (name: string) => (await accounts.eventsOf(name)).map(({ kind }) => kind),
  };
  return accounts;
}
