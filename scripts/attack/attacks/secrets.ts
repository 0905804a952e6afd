import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Attack } from '../Attack.ts';
import { call, logIn } from '../http.ts';
import { sandboxKeys } from '../../../server/src/sandboxKeys.ts';

const canary = 'canaryword7319';

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
    const lines = target
      .output()
      .split('\n')
      .filter((line) => line.includes(canary));
    return [
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
        met: status === 1 && stderr.includes('STRIPE_'),
      },
    ]);
  },
};

export const secretAttacks: Attack[] = [logs, production];
