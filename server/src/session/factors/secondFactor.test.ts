import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Secret } from 'otpauth';
import {
  codeOf,
  password,
  startTestAccounts,
  type Headers,
  type TestAccounts,
} from '../../../harness/testing/testAccounts.ts';

let accounts: TestAccounts;
beforeAll(async () => {
  accounts = await startTestAccounts();
});
afterAll(() => accounts.server.close());
beforeEach(() => accounts.makeNext());

/** An Admin resets somebody's second factor. */
async function resetOf(name: string, headers?: Headers) {
  const { rows } = await accounts.server.database.query<{ id: number }>(
    'SELECT id FROM staff WHERE username = $1',
    [name],
  );
  const path = `people/${rows[0]?.id}/factor/reset`;
  return accounts.server.call('POST', path, headers ? { headers } : { as: 'Admin' });
}

describe('a second factor', () => {
  it('is set up with the password and a right code, and asked for from then on', async () => {
    const headers = await accounts.session();
    const wrong = { currentPassword: 'not the password' };
    expect((await accounts.call('POST', 'account/factor/begin', headers, wrong)).status).toBe(400);
    const { body } = await accounts.call('POST', 'account/factor/begin', headers, {
      currentPassword: password,
    });
    expect(body['uri']).toMatch(
      new RegExp(`^otpauth://totp/Northbank:${accounts.username}\\?issuer=Northbank&secret=`),
    );
    const confirm = (code: string) =>
      accounts.call('POST', 'account/factor/confirm', headers, { code });
    expect((await confirm('000000')).status).toBe(400);
    // Until the first correct code, the password is enough.
    expect((await accounts.logIn()).status).toBe(200);
    const secret = String(body['secret']);
    expect((await confirm(codeOf(secret, 0))).status).toBe(200);
    expect((await accounts.account(headers)).factor).toMatchObject({
      codesLeft: 10,
      isRequired: false,
    });

    const asked = await accounts.logIn();
    expect([asked.status, asked.body['needs']]).toEqual([401, 'code']);
    const mistyped = await accounts.logIn({ code: '000000' });
    expect([mistyped.status, mistyped.body['needs']]).toEqual([401, 'code']);
    // Only those who know the password learn that a code is needed.
    expect((await accounts.logIn({ password: 'not the password', code: '000000' })).body).toEqual({
      message: 'The user name or the password is wrong.',
    });
    expect((await accounts.logIn({ code: codeOf(secret, 1) })).status).toBe(200);
    expect(await accounts.kindsOf(accounts.username)).toEqual(
      expect.arrayContaining(['factor-on', 'code-failed', 'login-failed', 'login']),
    );
  });

  it('is begun again when setting it up took longer than a quarter of an hour', async () => {
    const headers = await accounts.session();
    const { body } = await accounts.call('POST', 'account/factor/begin', headers, {
      currentPassword: password,
    });
    await accounts.server.database.query(
      "UPDATE second_factors SET pending_at = now() - interval '16 minutes'",
    );
    const late = await accounts.call('POST', 'account/factor/confirm', headers, {
      code: codeOf(String(body['secret']), 0),
    });
    expect([late.status, late.body]).toEqual([
      409,
      { message: 'This took longer than 15 minutes. Please begin again.' },
    ]);
  });

  it('takes no code twice, nor an older one, however many are sent at once', async () => {
    const { secret, first } = await accounts.setUp(await accounts.session());
    expect((await accounts.logIn({ code: first })).status).toBe(401);
    const code = codeOf(secret, 1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => accounts.logIn({ code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it('takes each recovery code once, however it is written', async () => {
    const { codes } = await accounts.setUp(await accounts.session());
    const [code = ''] = codes;
    expect(new Set(codes).size).toBe(10);
    const written = code.toUpperCase().replaceAll('-', ' ');
    expect((await accounts.logIn({ code: written })).status).toBe(200);
    expect((await accounts.logIn({ code })).status).toBe(401);
    const headers = await accounts.session({ code: codes[1] });
    expect((await accounts.account(headers)).factor.codesLeft).toBe(8);
    const made = await accounts.call('POST', 'account/factor/recovery-codes', headers, {
      currentPassword: password,
    });
    expect((await accounts.logIn({ code: codes[2] })).status).toBe(401);
    expect((await accounts.logIn({ code: (made.body['codes'] as string[])[0] })).status).toBe(200);
    expect(await accounts.kindsOf(accounts.username)).toEqual(
      expect.arrayContaining(['recovery-code-used', 'recovery-codes-made']),
    );
  });

  it('lets no more than ten codes be guessed, from wherever', async () => {
    await accounts.setUp(await accounts.session());
    const guess = (index: number) =>
      accounts.logIn(
        { code: String(index).padStart(6, '0') },
        { 'x-forwarded-for': `203.0.113.${index}` },
      );
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => guess(index)));
    const wereTried = answers.map(({ body }) => body['errors'] !== undefined);
    expect(wereTried.filter(Boolean)).toHaveLength(10);
  });

  it('is stored in a form that the database alone does not give away', async () => {
    const { secret, codes } = await accounts.setUp(await accounts.session());
    const { rows } = await accounts.server.database.query<{ text: string }>(
      'SELECT f::text || c::text AS text FROM second_factors f JOIN recovery_codes c USING (staff_id)',
    );
    const bytes = Secret.fromBase32(secret.replaceAll(' ', '')).hex.toLowerCase();
    const stored = rows.map(({ text }) => text).join(' ');
    expect(stored).not.toContain(bytes);
    expect(stored).not.toContain(codes[0]);
  });

  it('is removed with the password, and by an Admin for a colleague', async () => {
    const headers = await accounts.session();
    const { secret } = await accounts.setUp(headers);
    const body = { currentPassword: password };
    expect((await accounts.call('POST', 'account/factor/remove', headers, body)).status).toBe(200);
    expect((await accounts.logIn()).status).toBe(200);
    await accounts.setUp(headers);
    expect((await accounts.logIn({ code: codeOf(secret, 1) })).status).toBe(401);
    const reset = await resetOf(accounts.username);
    expect([reset.status, reset.body['message']]).toEqual([
      200,
      `${accounts.username} logs in with the password alone now.`,
    ]);
    expect((await resetOf(accounts.username)).body['message']).toBe(
      `${accounts.username} has no second factor.`,
    );
    expect(await accounts.isIn(headers)).toBe(false);
    expect((await accounts.logIn()).status).toBe(200);
    expect(await accounts.kindsOf(accounts.username)).toEqual(
      expect.arrayContaining(['factor-off', 'factor-reset']),
    );
  });
});

describe('the rule that Admins need a second factor', () => {
  const setRule = (headers: Headers, adminsNeedFactor: boolean) =>
    accounts.call('PUT', 'people/factor-rule', headers, { adminsNeedFactor });

  it('is set by an Admin who has one, and leads the others to set theirs up', async () => {
    accounts.username = 'first-admin';
    await accounts.make('Admin');
    const first = await accounts.session();
    expect((await setRule(first, true)).status).toBe(409);
    await accounts.setUp(first);
    expect((await setRule(first, true)).status).toBe(200);

    accounts.username = 'second-admin';
    expect(
      (
        await accounts.call('POST', 'people/create', first, {
          username: accounts.username,
          email: '',
          role: 'Admin',
          password,
        })
      ).status,
    ).toBe(201);
    expect((await accounts.logIn()).body['mustSetUpFactor']).toBe(true);
    const second = await accounts.session();
    const refused = await accounts.call('GET', 'clients/', second);
    expect([refused.status, refused.body['needs']]).toEqual([403, 'factor']);
    expect((await accounts.call('GET', 'people/', second)).status).toBe(403);
    expect((await accounts.account(second)).factor.isRequired).toBe(true);
    await accounts.setUp(second);
    expect(await accounts.isIn(second)).toBe(true);
    const body = { currentPassword: password };
    expect((await accounts.call('POST', 'account/factor/remove', second, body)).status).toBe(409);

    // The response says that the rule requires a new one.
    const rule = 'Owners need one here: it has to be set up after the next log-in.';
    expect((await resetOf('first-admin', second)).body['message']).toBe(
      `first-admin logs in with the password alone now. ${rule}`,
    );
    expect((await resetOf('first-admin', second)).body['message']).toBe(
      `first-admin has no second factor. ${rule}`,
    );

    // Employees do not need one.
    expect((await accounts.server.call('GET', 'clients/', { as: 'Employee' })).status).toBe(200);
    expect((await setRule(second, false)).status).toBe(200);
    expect((await accounts.server.call('GET', 'clients/', { as: 'Admin' })).status).toBe(200);
  });
});
