import { setTimeout as delay } from 'node:timers/promises';
import type { Attack, Finding } from '../Attack.ts';
import { call, logIn, type Answer } from '../http.ts';
import { addressOf, statuses } from '../measure.ts';
import type { Target } from '../startTarget.ts';

const username = 'admin';
const password = 'northbank-admin';

const guess = (target: Target, index: number): Promise<Answer> =>
  call(target, '/api/rest-auth/login/', {
    // From 100 addresses, so that each makes ten guesses at most.
    from: addressOf(1000 + (index % 100)),
    body: { username, password: `not-the-password-${index}` },
  });

/** Seconds until the correct password is accepted from an address, with these headers. */
async function secondsUntilLetIn(
  target: Target,
  from: string,
  headers: Record<string, string>,
): Promise<number> {
  const started = Date.now();
  while (Date.now() - started < 120_000) {
    const answer = await call(target, '/api/rest-auth/login/', {
      from,
      headers,
      body: { username, password },
    });
    if (answer.status === 200) return (Date.now() - started) / 1000;
    await delay(Math.min(Number(answer.headers['retry-after'] ?? 1), 15) * 1000);
  }
  return Number.POSITIVE_INFINITY;
}

const lockout: Attack = {
  name: 'lockout',
  about: '1,000 wrong passwords for a colleague from 100 addresses; then the colleague logs in.',
  settings: { TRUST_PROXY: '1' },
  async run(target): Promise<Finding[]> {
    const first = await call(target, '/api/rest-auth/login/', {
      from: '192.0.2.1',
      body: { username, password },
    });
    // Cookies as a browser would send them.
    const cookie = (first.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
    const guesses: Answer[] = [];
    for (let index = 0; index < 1000; index += 20) {
      const batch = Array.from({ length: 20 }, (_, offset) => guess(target, index + offset));
      guesses.push(...(await Promise.all(batch)));
    }
    const looked = guesses.filter(({ status }) => status === 400 || status === 401).length;
    const known = await secondsUntilLetIn(target, '192.0.2.1', cookie === '' ? {} : { cookie });
    const fresh = await secondsUntilLetIn(target, '192.0.2.77', {});
    return [
      {
        what: 'the right password from a known browser',
        measured: `after ${known.toFixed(1)} s`,
        goal: 'at once',
        met: known < 2,
      },
      {
        what: 'the right password from a new browser',
        measured: `after ${fresh.toFixed(1)} s`,
        goal: 'within a minute',
        met: fresh <= 60,
      },
      {
        what: 'guesses that were looked at',
        measured: `${looked} of 1000 from 100 addresses (${statuses(guesses)})`,
        goal: 'at most 5 an address',
        met: looked <= 500,
      },
    ];
  },
};

/** Common passwords, which attackers try first. */
const commonPasswords = [
  'passwordpassword',
  'password1password',
  'p@ssw0rd1234',
  'qwertyqwerty',
  'qwertyuiop123',
  'changeme1234',
  'administrator',
  'adminadmin12',
  'northbank2026',
  'Northbank123!',
  'abc123abc123',
  'abcdefghijkl',
  '1qaz2wsx3edc',
  'Summer2026!!',
  'Winter2025!!',
  'letmeinletmein',
  'iloveyou1234',
  'welcome12345',
  'Welcome2026!',
  'cleaning2026',
  'contracting1',
  'monkeymonkey',
  'sunshine1234',
  'football1234',
  '123456789012',
  'aaaaaaaaaaaa',
  'Toronto2026!',
  'Passw0rd!!!!',
];

const weakPasswords: Attack = {
  name: 'common-passwords',
  about: '28 passwords that everybody tries first are given to new logins.',
  async run(target) {
    const token = await logIn(target);
    const accepted: string[] = [];
    for (const [index, weak] of commonPasswords.entries()) {
      const answer = await call(target, '/api/people/create', {
        token,
        body: {
          username: `person${index}`,
          email: `person${index}@example.com`,
          role: 'Employee',
          password: weak,
        },
      });
      if (answer.status === 201) accepted.push(weak);
    }
    return [
      {
        what: 'accepted',
        measured: `${accepted.length} of ${commonPasswords.length} ${accepted.join(' ')}`.trim(),
        goal: 'none',
        met: accepted.length === 0,
      },
    ];
  },
};

export const accountAttacks: Attack[] = [lockout, weakPasswords];
