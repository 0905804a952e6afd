import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Attack } from '../Attack.ts';
import { call, logIn } from '../http.ts';
import { sandboxKeys } from '../../../server/src/sandboxKeys.ts';

const canary = 'canaryword7319';

/** What the log says of the calls of this attack. */
const called = [
  '/api/contact/',
  '/api/clients/search/',
  '/api/todays-services-summary/',
  '/schedule/',
  '/contact-us',
  '/api/rest-auth/login/',
  '/api/clients/create',
];

const logs: Attack = {
  name: 'words-in-logs',
  about: 'Names, search words and secrets are sent, and looked for in everything that is written.',
  settings: { LOG_LEVEL: 'info' },
  async run(target) {
    const token = await logIn(target);
    const email = `${canary}@example.com`;
    await call(target, '/api/contact/', { body: { email, message: canary } });
    await call(target, '/api/contact/', {
      body: { name: canary, email, subject: canary, phone: '519-555-0100', message: canary },
    });
    await call(target, `/api/clients/search/?q=${canary}`, { token });
    await call(target, `/api/clients/search/?q=${canary}`);
    await call(target, `/api/todays-services-summary/${canary}`);
    await call(target, `/schedule/${canary}`);
    await call(target, `/contact-us?name=${canary}`);
    await call(target, '/api/rest-auth/login/', { body: { username: canary, password: canary } });
    await call(target, '/api/clients/create', {
      token,
      body: { fullName: canary, email, clientId: 3_000_000_000, phoneNumber: '\ud800' },
    });
    const database = await readFile(path.join(target.dataDir, 'postgres/postgres.log'), 'utf8');
    const written = [...target.output().split('\n'), ...database.split('\n')];
    const lines = written.filter((line) => line.includes(canary));
    const unseen = called.filter((part) => !written.some((line) => line.includes(part)));
    return [
      {
        what: 'calls that are in the log',
        measured: unseen.length === 0 ? 'all' : `all but ${unseen.join(', ')}`,
        goal: 'all, or nothing is proved',
        met: unseen.length === 0,
      },
      {
        what: 'lines with what was typed',
        measured: `${lines.length}${lines[0] === undefined ? '' : `, such as ${lines[0].slice(0, 160)}`}`,
        goal: 'none',
        met: lines.length === 0,
      },
    ];
  },
};

/** The repository contains Stripe-like keys for the sandbox; production must not accept them. */
const production: Attack = {
  name: 'sandbox-keys',
  about: 'The server is started in production with the keys of the sandbox, which everybody knows.',
  run() {
    const root = path.resolve(import.meta.dirname, '../../..');
    const { status, stderr } = spawnSync(process.execPath, ['server/src/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '0',
        DATA_DIR: path.join(tmpdir(), `attack-none-${process.pid}`),
        STRIPE_SECRET_KEY: sandboxKeys.secretKey,
        STRIPE_PUBLISHABLE_KEY: sandboxKeys.publishableKey,
        STRIPE_WEBHOOK_SECRET: sandboxKeys.webhookSecret,
      },
      encoding: 'utf8',
      timeout: 30_000,
    });
    return Promise.resolve([
      {
        what: 'the start',
        measured: status === 1 ? `refused: ${stderr.trim().slice(0, 120)}` : 'started',
        goal: 'refused',
        met: status === 1 && /STRIPE_\w+ is a key of the sandbox/.test(stderr),
      },
    ]);
  },
};

export const secretAttacks: Attack[] = [logs, production];
