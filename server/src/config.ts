import path from 'node:path';
import { sandboxKeys } from './sandboxKeys.ts';

/** A setting that the server cannot start with; the message names the variable and the cure. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** How the payment provider is reached; Stripe itself, or what speaks its API. */
export interface ProviderSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** `https://api.stripe.com`, or the sandbox. */
  apiUrl: string;
  isSandbox: boolean;
}

/** A bucket of an object store that speaks S3. */
export interface BucketSettings {
  bucket: string;
  /** Where releases begin within the bucket: nothing, or a path that ends in a slash. */
  prefix: string;
  /** An object store other than Amazon's. */
  endpoint: string | undefined;
  region: string;
}

export interface Config {
  host: string;
  port: number;
  /** Where releases, outbox and the embedded database lie. */
  dataDir: string;
  /** A PostgreSQL server; without it an embedded one is started. */
  databaseUrl: string | undefined;
  /** An SMTP server; without it mails are kept as files. */
  smtpUrl: string | undefined;
  /** The payment provider's keys; without them a sandbox is started. */
  payments: ProviderSettings | undefined;
  /** Where the sandbox listens; by default beside the server, or where there is room. */
  sandboxPort: number | undefined;
  production: boolean;
  logLevel: string;
  /** Where releases are kept; without it in the data folder. */
  releasesBucket: BucketSettings | undefined;
  /** Where visitors and those who release reach the site; without it, where the server listens. */
  publicUrl: string | undefined;
  /** Proxies in front, whose headers say where a visitor comes from; 0 for none. */
  trustProxy: number;
  /** Calls of the API that one address may make in a minute. */
  rateLimit: number;
  /** Pages that one address may ask for in a minute. */
  pageRateLimit: number;
  /** Opens `/metrics`; without it the figures are for this machine, and in production for nobody. */
  metricsToken: string | undefined;
  /** Encrypts the secrets of second factors; without it a key in the data folder does. */
  factorKey: string | undefined;
  /** Seconds for which a server that ends says so before it stops listening. */
  drainSeconds: number;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const project = path.resolve(import.meta.dirname, '../..');

function address(name: string, value: string | undefined, protocols: string[]): string | undefined {
  if (!value) return undefined;
  const protocol = URL.canParse(value) ? new URL(value).protocol : '';
  if (!protocols.includes(protocol)) {
    throw new ConfigError(
      `${name} must be an address that begins with ${protocols.join(' or ')}//. Set it so, or unset it.`,
    );
  }
  return value;
}

function portOf(name: string, value: string | undefined, otherwise: number): number {
  const port = Number(value ?? otherwise);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new ConfigError(
    `${name} must be a number from 0 to 65535, and is "${value ?? ''}". Set ${name}=${otherwise}, say.`,
  );
}

function limitOf(name: string, what: string, value: string): number {
  const limit = Number(value);
  if (Number.isInteger(limit) && limit >= 1) return limit;
  throw new ConfigError(
    `${name} must be a whole number of ${what} a minute. Set it so, or unset it.`,
  );
}

/** How many proxies are in front: each adds one address, and what stands before those is anybody's. */
function proxiesOf(written: string | undefined): number {
  const words: Record<string, number> = { true: 1, false: 0, '': 0 };
  const count = words[written ?? ''] ?? Number(written);
  if (Number.isInteger(count) && count >= 0 && count <= 10) return count;
  throw new ConfigError(
    'TRUST_PROXY must be true, or the number of proxies in front of the server. Set it so, or unset it.',
  );
}

const keyNames = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** All keys of the payment provider, or none. */
function paymentsOf(env: NodeJS.ProcessEnv): ProviderSettings | undefined {
  const missing = keyNames.filter((name) => !env[name]);
  if (missing.length === keyNames.length) return undefined;
  if (missing.length > 0) {
    throw new ConfigError(
      `${missing.join(' and ')} must be set as well: card payments take all keys of the provider, or none.`,
    );
  }
  const url = env['STRIPE_API_URL'] || 'https://api.stripe.com';
  return {
    secretKey: env['STRIPE_SECRET_KEY'] ?? '',
    publishableKey: env['STRIPE_PUBLISHABLE_KEY'] ?? '',
    webhookSecret: env['STRIPE_WEBHOOK_SECRET'] ?? '',
    apiUrl: new URL(address('STRIPE_API_URL', url, ['https:', 'http:']) ?? url).origin,
    isSandbox: false,
  };
}

/** A bucket, written as `s3://name` or `s3://name/path`. */
function bucketOf(env: NodeJS.ProcessEnv): BucketSettings | undefined {
  const written = env['RELEASES_BUCKET'];
  if (!written) return undefined;
  const [, bucket, path = ''] = /^s3:\/\/([^/]+)(?:\/(.*?))?\/?$/.exec(written) ?? [];
  if (bucket === undefined) {
    throw new ConfigError(
      'RELEASES_BUCKET must be written as s3://name or s3://name/path. Set it so, or unset it.',
    );
  }
  return {
    bucket,
    prefix: path === '' ? '' : `${path}/`,
    endpoint: address('RELEASES_ENDPOINT', env['RELEASES_ENDPOINT'], ['https:', 'http:']),
    region: env['AWS_REGION'] || 'us-east-1',
  };
}

/**
 * Reads the settings from the environment.
 * @throws ConfigError that names the variable and the cure
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const port = portOf('PORT', env['PORT'], 8080);
  const production = env['NODE_ENV'] === 'production';
  // A person at a terminal wants the address and the faults; an operator wants each request.
  const logLevel = env['LOG_LEVEL'] ?? (production ? 'info' : 'warn');
  if (!logLevels.includes(logLevel)) {
    throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`);
  }
  const drainSeconds = Number(env['DRAIN_SECONDS'] ?? (production ? 5 : 0));
  if (!(drainSeconds >= 0 && drainSeconds <= 300)) {
    throw new ConfigError('DRAIN_SECONDS must be a number from 0 to 300. Set it so, or unset it.');
  }
  const metricsToken = env['METRICS_TOKEN'] || undefined;
  if (metricsToken !== undefined && metricsToken.length < 16) {
    throw new ConfigError(
      'METRICS_TOKEN must have 16 characters or more. Make one: openssl rand -hex 16',
    );
  }
  const payments = paymentsOf(env);
  const open = Object.values<string | undefined>({ ...sandboxKeys });
  const known = keyNames.find((name) => open.includes(env[name]));
  if (production && known !== undefined) {
    throw new ConfigError(
      `${known} is a key of the sandbox, which everybody knows. Set it to your own of the payment provider, since NODE_ENV is "production".`,
    );
  }
  if (production && !payments) {
    throw new ConfigError(
      `${keyNames.join(', ')} must be set in production, since the sandbox of card payments charges nobody.`,
    );
  }
  const factorKey = env['FACTOR_KEY'] || undefined;
  if (factorKey !== undefined && !/^[0-9a-f]{64}$/i.test(factorKey)) {
    throw new ConfigError(
      'FACTOR_KEY must have 64 hexadecimal digits. Make one: openssl rand -hex 32',
    );
  }
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port,
    dataDir: path.resolve(env['DATA_DIR'] || path.join(project, 'data')),
    databaseUrl: address('DATABASE_URL', env['DATABASE_URL'], ['postgres:', 'postgresql:']),
    smtpUrl: address('SMTP_URL', env['SMTP_URL'], ['smtp:', 'smtps:']),
    payments,
    sandboxPort: env['SANDBOX_PORT']
      ? portOf('SANDBOX_PORT', env['SANDBOX_PORT'], 8081)
      : undefined,
    production,
    releasesBucket: bucketOf(env),
    publicUrl: address('PUBLIC_URL', env['PUBLIC_URL'], ['https:', 'http:'])?.replace(/\/$/, ''),
    logLevel,
    trustProxy: proxiesOf(env['TRUST_PROXY']),
    rateLimit: limitOf('RATE_LIMIT', 'calls', env['RATE_LIMIT'] ?? '1200'),
    pageRateLimit: limitOf('PAGE_RATE_LIMIT', 'pages', env['PAGE_RATE_LIMIT'] ?? '3000'),
    metricsToken,
    factorKey,
    drainSeconds,
  };
}
