import path from 'node:path';
import { number, object, string, ValidationError, type InferType } from 'yup';
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

/** A text; an empty variable counts as one that is not set. */
const text = () => string().transform((written: string) => written || undefined);

/** A number as JavaScript reads it; yup's own reading would take what follows it as well. */
const numeric = (message: string) =>
  number()
    .transform((_value, written: unknown) => Number(written))
    .typeError(message);

function port(example: number) {
  const message = `\${path} must be a number from 0 to 65535, and is "\${originalValue}". Set \${path}=${example}, say.`;
  return numeric(message).integer(message).min(0, message).max(65_535, message);
}

function perMinute(what: string) {
  const message = `\${path} must be a whole number of ${what} a minute. Set it so, or unset it.`;
  return numeric(message).integer(message).min(1, message);
}

const address = (...protocols: string[]) =>
  text().test(
    'address',
    `\${path} must be an address that begins with ${protocols.join(' or ')}//. Set it so, or unset it.`,
    (value) =>
      value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol)),
  );

const drainMessage = 'DRAIN_SECONDS must be a number from 0 to 300. Set it so, or unset it.';
const proxiesMessage =
  'TRUST_PROXY must be true, or the number of proxies in front of the server. Set it so, or unset it.';
const proxyWords = new Map([
  ['true', 1],
  ['false', 0],
]);

/** A bucket, and a path in it. */
const bucketPattern = /^s3:\/\/([^/]+)(?:\/(.*?))?\/?$/;

/** The variables of the environment, each by itself. */
const environment = object({
  NODE_ENV: string(),
  HOST: string().default('127.0.0.1'),
  PORT: port(8080).default(8080),
  DATA_DIR: text(),
  DATABASE_URL: address('postgres:', 'postgresql:'),
  SMTP_URL: address('smtp:', 'smtps:'),
  STRIPE_SECRET_KEY: text(),
  STRIPE_PUBLISHABLE_KEY: text(),
  STRIPE_WEBHOOK_SECRET: text(),
  STRIPE_API_URL: text()
    .default('https://api.stripe.com')
    .when('STRIPE_SECRET_KEY', {
      is: Boolean,
      then: (schema) => schema.concat(address('https:', 'http:')),
    }),
  SANDBOX_PORT: port(8081).transform((value: number, written) =>
    written === '' ? undefined : value,
  ),
  RELEASES_BUCKET: text().matches(bucketPattern, {
    message:
      'RELEASES_BUCKET must be written as s3://name or s3://name/path. Set it so, or unset it.',
  }),
  RELEASES_ENDPOINT: text().when('RELEASES_BUCKET', {
    is: Boolean,
    then: (schema) => schema.concat(address('https:', 'http:')),
  }),
  AWS_REGION: text().default('us-east-1'),
  PUBLIC_URL: address('https:', 'http:'),
  LOG_LEVEL: string().oneOf(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`),
  // Each proxy adds one address, and what stands before those is anybody's.
  TRUST_PROXY: numeric(proxiesMessage)
    .transform((value: number, written) => proxyWords.get(String(written)) ?? value)
    .integer(proxiesMessage)
    .min(0, proxiesMessage)
    .max(10, proxiesMessage)
    .default(0),
  RATE_LIMIT: perMinute('calls').default(1200),
  PAGE_RATE_LIMIT: perMinute('pages').default(3000),
  METRICS_TOKEN: text().min(
    16,
    'METRICS_TOKEN must have 16 characters or more. Make one: openssl rand -hex 16',
  ),
  FACTOR_KEY: text().matches(
    /^[0-9a-f]{64}$/i,
    'FACTOR_KEY must have 64 hexadecimal digits. Make one: openssl rand -hex 32',
  ),
  DRAIN_SECONDS: numeric(drainMessage).min(0, drainMessage).max(300, drainMessage),
});

type Environment = InferType<typeof environment>;

const keyNames = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** All keys of the payment provider, or none. */
function paymentsOf(settings: Environment): ProviderSettings | undefined {
  const missing = keyNames.filter((name) => settings[name] === undefined);
  if (missing.length === keyNames.length) return undefined;
  if (missing.length > 0) {
    throw new ConfigError(
      `${missing.join(' and ')} must be set as well: card payments take all keys of the provider, or none.`,
    );
  }
  return {
    secretKey: settings.STRIPE_SECRET_KEY ?? '',
    publishableKey: settings.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? '',
    apiUrl: new URL(settings.STRIPE_API_URL).origin,
    isSandbox: false,
  };
}

/** Refuses to take payments in production with keys that everybody knows, or with none. */
function checkProduction(settings: Environment, payments: ProviderSettings | undefined): void {
  const open = Object.values<string | undefined>({ ...sandboxKeys });
  const known = keyNames.find((name) => open.includes(settings[name]));
  if (known !== undefined) {
    throw new ConfigError(
      `${known} is a key of the sandbox, which everybody knows. Set it to your own of the payment provider, since NODE_ENV is "production".`,
    );
  }
  if (!payments) {
    throw new ConfigError(
      `${keyNames.join(', ')} must be set in production, since the sandbox of card payments charges nobody.`,
    );
  }
}

function bucketOf(settings: Environment): BucketSettings | undefined {
  const [, bucket, path = ''] = bucketPattern.exec(settings.RELEASES_BUCKET ?? '') ?? [];
  if (bucket === undefined) return undefined;
  return {
    bucket,
    prefix: path === '' ? '' : `${path}/`,
    endpoint: settings.RELEASES_ENDPOINT,
    region: settings.AWS_REGION,
  };
}

function validated(env: NodeJS.ProcessEnv): Environment {
  try {
    return environment.validateSync(env);
  } catch (error) {
    throw error instanceof ValidationError ? new ConfigError(error.message) : error;
  }
}

/**
 * Reads the settings from the environment.
 * @throws ConfigError that names the variable and the cure
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const settings = validated(env);
  const production = settings.NODE_ENV === 'production';
  const payments = paymentsOf(settings);
  if (production) checkProduction(settings, payments);
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir: path.resolve(settings.DATA_DIR ?? path.join(project, 'data')),
    databaseUrl: settings.DATABASE_URL,
    smtpUrl: settings.SMTP_URL,
    payments,
    sandboxPort: settings.SANDBOX_PORT,
    production,
    releasesBucket: bucketOf(settings),
    publicUrl: settings.PUBLIC_URL?.replace(/\/$/, ''),
    // A person at a terminal wants the address and the faults; an operator wants each request.
    logLevel: settings.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    trustProxy: settings.TRUST_PROXY,
    rateLimit: settings.RATE_LIMIT,
    pageRateLimit: settings.PAGE_RATE_LIMIT,
    metricsToken: settings.METRICS_TOKEN,
    factorKey: settings.FACTOR_KEY,
    drainSeconds: settings.DRAIN_SECONDS ?? (production ? 5 : 0),
  };
}
