import type { Attack } from '../Attack.ts';
import { call, type Answer } from '../http.ts';
import { addressOf, atOnce, statuses } from '../measure.ts';

const isRefusedForNow = ({ status }: Answer): boolean => status === 429 || status === 405;

interface Parallel {
  name: string;
  about: string;
  path: string;
  count: number;
  /** Number of calls that the limit allows. */
  allowed: number;
  body: (index: number) => unknown;
  /** Whether each call comes from a different address. */
  fromEverywhere?: boolean;
}

const parallel = ({
  name,
  about,
  path,
  count,
  allowed,
  body,
  fromEverywhere,
}: Parallel): Attack => ({
  name,
  about,
  settings: { TRUST_PROXY: '1' },
  async run(target) {
    const answers = await atOnce(count, (index) =>
      call(target, path, {
        body: body(index),
        from: fromEverywhere ? addressOf(index) : '10.0.0.1',
      }),
    );
    const passed = answers.filter((answer) => !isRefusedForNow(answer)).length;
    return [
      {
        what: 'attempts that were looked at',
        measured: `${passed} of ${count} (${statuses(answers)})`,
        goal: `exactly ${allowed}, none 5xx`,
        met: passed === allowed && answers.every(({ status }) => status < 500 && status > 0),
      },
    ];
  },
});

export const limitAttacks: Attack[] = [
  parallel({
    name: 'guesses-one-user',
    about: '100 wrong passwords for one user at once, from one address.',
    path: '/api/rest-auth/login/',
    count: 100,
    allowed: 5,
    body: (index) => ({ username: 'admin', password: `wrong-password-${index}` }),
  }),
  parallel({
    name: 'guesses-one-address',
    about: '200 log-ins as different users at once, from one address.',
    path: '/api/rest-auth/login/',
    count: 200,
    allowed: 30,
    body: (index) => ({ username: `user${index}`, password: 'wrong-password' }),
  }),
  parallel({
    name: 'payment-checks',
    about: '300 guesses of an invoice and its amount at once, from one address.',
    path: '/api/check-quote-invoice/',
    count: 300,
    allowed: 20,
    body: (index) => ({ number: String(10_001 + index), amount: '1.00' }),
  }),
  parallel({
    name: 'contact-messages',
    about: '60 contact messages at once, from one address.',
    path: '/api/contact/',
    count: 60,
    allowed: 10,
    body: (index) => ({
      name: 'A Visitor',
      email: 'visitor@example.com',
      subject: `Question ${index}`,
      phone: '519-555-0100',
      message: 'Do you clean carpets?',
    }),
  }),
];
