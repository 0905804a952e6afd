import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Account } from 'shared-api/contract/staff/account';
import {
  password,
  startTestAccounts,
  type Headers,
  type TestAccounts,
} from '../../harness/testing/testAccounts.ts';

let accounts: TestAccounts;
beforeAll(async () => {
  accounts = await startTestAccounts();
});
afterAll(() => accounts.server.close());
beforeEach(() => accounts.makeNext());

describe("one's own password", () => {
  const change = (headers: Headers, body: object) =>
    accounts.call('PUT', 'account/password', headers, { currentPassword: password, ...body });

  it('is changed with the current one, and ends the other sessions', async () => {
    const [own, other] = [await accounts.session(), await accounts.session()];
    const next = 'another long phrase';
    expect((await change(own, { password: next })).status).toBe(200);
    expect([await accounts.isIn(own), await accounts.isIn(other)]).toEqual([true, false]);
    expect((await accounts.logIn()).status).toBe(401);
    expect((await accounts.logIn({ password: next })).status).toBe(200);
    expect(await accounts.kindsOf(accounts.username)).toContain('password-changed');
  });

  it('leaves the other sessions if asked to', async () => {
    const [own, other] = [await accounts.session(), await accounts.session()];
    await change(own, { password: 'another long phrase', endOthers: false });
    expect(await accounts.isIn(other)).toBe(true);
  });

  it.each([
    [{ currentPassword: 'not the password', password: 'another long phrase' }, 'currentPassword'],
    [{ password: 'password12345' }, 'password'],
    [{ password }, 'password'],
    [{ password: 'another long phrase', endOthers: 'no' }, 'endOthers'],
  ])('is refused with %j, at the field', async (body, field) => {
    const headers = await accounts.session();
    const answer = await change(headers, body);
    expect([answer.status, Object.keys(answer.body['errors'] as object)]).toEqual([400, [field]]);
    expect((await accounts.logIn()).status).toBe(200);
  });

  it('cannot be guessed by who has the session', async () => {
    const headers = await accounts.session();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        change(headers, { currentPassword: 'not the password', password: 'another long phrase' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
  });
});

describe("one's own sessions", () => {
  const firefox =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

  it('are listed with browser and address, this one first', async () => {
    await accounts.session({}, { 'user-agent': firefox });
    const own = await accounts.session({}, { 'user-agent': '' });
    const { sessions } = await accounts.account(own);
    expect(sessions).toMatchObject([
      { isThis: true, device: '' },
      { isThis: false, device: 'Firefox on Windows', address: accounts.address },
    ]);
  });

  it('are ended one by one or all but this, and only by their owner', async () => {
    const [own, second, third] = [
      await accounts.session(),
      await accounts.session(),
      await accounts.session(),
    ];
    const admin = await accounts.server.call('GET', 'account/', { as: 'Admin' });
    const foreign = (admin.body as unknown as Account).sessions[0]?.id ?? 0;
    const end = (id: number) => accounts.call('POST', `account/sessions/${id}/end`, own);
    expect((await end(foreign)).status).toBe(404);
    const { sessions } = await accounts.account(second);
    const ofSecond = sessions.find(({ isThis }) => isThis)?.id ?? 0;
    expect((await end(ofSecond)).status).toBe(200);
    expect((await end(ofSecond)).status).toBe(404);
    expect([await accounts.isIn(second), await accounts.isIn(third)]).toEqual([false, true]);
    const { body } = await accounts.call('POST', 'account/sessions/end-others', own);
    expect(body['message']).toBe('1 session has ended.');
    expect([await accounts.isIn(own), await accounts.isIn(third)]).toEqual([true, false]);
  });
});
