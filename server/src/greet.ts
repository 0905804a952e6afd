import path from 'node:path';
import type { Config } from './config.ts';
import { demoLogins } from './demo/loadDemo.ts';

/** What a server that has started has opened. */
interface Opened {
  database: string;
  url: string;
  provider: string;
  demo: boolean;
}

/** Says at the terminal where the product is, and where what belongs to it lies. */
export function greet(
  config: Config,
  name: string,
  { database, url, provider, demo }: Opened,
): void {
  const logins = Object.values(demoLogins).map(
    ({ role, username, password }) => `  ${role.padEnd(9)} ${username} / ${password}`,
  );
  const lines = [
    '',
    `  ${name} is open at ${url}`,
    '',
    ...(demo ? ['  Demo logins, at /login:', ...logins, ''] : []),
    `  Data      ${config.dataDir}`,
    `  Database  ${database}`,
    `  Payments  ${config.payments ? provider : `sandbox at ${provider}, test card 4242 4242 4242 4242`}`,
    `  Bank      statement files go into ${path.join(config.dataDir, 'bank-inbox')}`,
    `  Mail      ${config.smtpUrl === undefined ? path.join(config.dataDir, 'outbox') : 'over SMTP'}`,
    '',
    '  Ctrl-C ends it.',
    '',
  ];
  console.log(lines.join('\n'));
}
