import path from 'node:path';
import { number, object, string, ValidationError, type InferType } from 'yup';
import { paymentWays, type PaymentWay } from 'shared-api/contract/billing/payment';
import { sandboxKeys } from './sandboxKeys.ts';

/**
 * A setting that the server cannot start with; the message names the variable and how to fix it.
 */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Connection settings for the payment provider: Stripe, or a server that speaks its API. */
export interface ProviderSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** `https://api.stripe.com`, or the sandbox. */
  apiUrl: string;
  isSandbox: boolean;
  /** Where cards are typed. */
  way: PaymentWay;
}

/** A bucket in an S3-compatible object store. */
export interface BucketSettings {
  bucket: string;
  /** Key prefix for releases within the bucket: empty, or a path ending in a slash. */
  prefix: string;
  /** Endpoint of an object store other than Amazon's. */
  endpoint: string | undefined;
  region: string;
}

/** Where nightly backups go: a folder, or a bucket. */
export type BackupTarget = BucketSettings | { folder: string };

export interface Config {
  host: string;
  port: number;
  /** The directory for releases, outbox and the embedded database. */
  dataDir: string;
  /** URL of a PostgreSQL server; an embedded one is started if unset. */
  databaseUrl: string | undefined;
  /** URL of an SMTP server; mail is written to files if unset. */
  smtpUrl: string | undefined;
  /** Keys for the payment provider; a sandbox is started if unset. */
  payments: ProviderSettings | undefined;
  /** Where cards are typed with the sandbox. */
  sandboxWay: PaymentWay;
  /** Port of the payment sandbox; defaults to the next free one beside the server's. */
  sandboxPort: number | undefined;
  production: boolean;
  logLevel: string;
  /** Bucket for releases; they are stored in the data directory if unset. */
  releasesBucket: BucketSettings | undefined;
  /**
   * Public URL of the site for visitors and release commands; defaults to the listening address.
   */
  publicUrl: string | undefined;
  /** Number of trusted proxies in front, for `X-Forwarded-For`; 0 for none. */
  trustProxy: number;
  /** API requests per minute allowed for one address. */
  rateLimit: number;
  /** Page requests per minute allowed for one address. */
  pageRateLimit: number;
  /**
   * Bearer token for `/metrics`. If unset, metrics are readable from this machine only, and in
   * production not at all.
   */
  metricsToken: string | undefined;
  /** Encryption key for TOTP secrets; a key file in the data directory is used if unset. */
  factorKey: string | undefined;
  /** Seconds that a release's code may take to render a page. */
  renderSeconds: number;
  /** Megabytes of memory that the process may take which renders a release's pages. */
  renderMemory: number;
  /** Where a backup is kept each night; none is made if unset. */
  backupTo: BackupTarget | undefined;
  /** Number of nightly backups that are kept. */
  backupsKept: number;
  /** Seconds to report "not ready" before the server stops listening on shutdown. */
  drainSeconds: number;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const project = path.resolve(import.meta.dirname, '../..');

/** A string; an empty variable counts as unset. */
const text = () => string().transform((written: string) => written || undefined);

/** A number as JavaScript parses it; yup's own parsing would ignore trailing text. */
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
const renderSecondsMessage =
  'RENDER_SECONDS must be a number from 0.1 to 60. Set it so, or unset it.';
const renderMemoryMessage =
  'RENDER_MEMORY must be a whole number of megabytes from 192 to 8192. Set it so, or unset it.';
const proxiesMessage =
  'TRUST_PROXY must be true, or the number of proxies in front of the server. Set it so, or unset it.';
const proxyWords = new Map([
  ['true', 1],
  ['false', 0],
]);

/** `s3://bucket`, or `s3://bucket/path`. */
const bucketPattern = /^s3:\/\/([^/]+)(?:\/(.*?))?\/?$/;

const keptMessage = 'BACKUPS_KEPT must be a whole number from 1 to 1000. Set it so, or unset it.';

/** The environment variables, each validated on its own. */
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
  CARD_PAYMENTS: text().oneOf(
    paymentWays,
    `CARD_PAYMENTS must be one of ${paymentWays.join(', ')}. Set it so, or unset it.`,
  ),
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
  // Each proxy appends one address; anything before those can be forged.
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
  RENDER_SECONDS: numeric(renderSecondsMessage)
    .min(0.1, renderSecondsMessage)
    .max(60, renderSecondsMessage)
    .default(3),
  RENDER_MEMORY: numeric(renderMemoryMessage)
    .integer(renderMemoryMessage)
    .min(192, renderMemoryMessage)
    .max(8192, renderMemoryMessage)
    .default(384),
  BACKUP_TO: text().test(
    'place',
    'BACKUP_TO must be a folder’s whole path, or be written as s3://name or s3://name/path. Set it so, or unset it.',
    (value) => value === undefined || bucketPattern.test(value) || path.isAbsolute(value),
  ),
  BACKUP_ENDPOINT: address('https:', 'http:'),
  BACKUPS_KEPT: numeric(keptMessage)
    .integer(keptMessage)
    .min(1, keptMessage)
    .max(1000, keptMessage)
    .default(14),
  DRAIN_SECONDS: numeric(drainMessage).min(0, drainMessage).max(300, drainMessage),
});

type Environment = InferType<typeof environment>;

const keyNames = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** The payment provider's keys, all or none of them. */
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
    // The provider takes cards from other pages than its own only of accounts that it lets do so.
    way: settings.CARD_PAYMENTS ?? 'providerPage',
  };
}

/** In production, refuses to start with publicly known payment keys, or with none. */
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

function bucketOf(
  written: string | undefined,
  endpoint: string | undefined,
  region: string,
): BucketSettings | undefined {
  const [, bucket, folder = ''] = bucketPattern.exec(written ?? '') ?? [];
  if (bucket === undefined) return undefined;
  return { bucket, prefix: folder === '' ? '' : `${folder}/`, endpoint, region };
}

function backupTargetOf(settings: Environment): BackupTarget | undefined {
  const { BACKUP_TO: to, BACKUP_ENDPOINT: endpoint, AWS_REGION: region } = settings;
  return to === undefined ? undefined : (bucketOf(to, endpoint, region) ?? { folder: to });
}

function validated(env: NodeJS.ProcessEnv): Environment {
  try {
    return environment.validateSync(env);
  } catch (error) {
    throw error instanceof ValidationError ? new ConfigError(error.message) : error;
  }
}

/** Where photos of requests lie, unless in a bucket. */
export const photosFolder = (dataDir: string): string => path.join(dataDir, 'photos');

/**
 * Reads the settings from the environment.
 * @throws ConfigError naming the variable and how to fix it
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
    sandboxWay: settings.CARD_PAYMENTS ?? 'cardForm',
    sandboxPort: settings.SANDBOX_PORT,
    production,
    releasesBucket: bucketOf(
      settings.RELEASES_BUCKET,
      settings.RELEASES_ENDPOINT,
      settings.AWS_REGION,
    ),
    backupTo: backupTargetOf(settings),
    backupsKept: settings.BACKUPS_KEPT,
    publicUrl: settings.PUBLIC_URL?.replace(/\/$/, ''),
    // At a terminal, the address and errors are enough; in production, every request is logged.
    logLevel: settings.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    trustProxy: settings.TRUST_PROXY,
    rateLimit: settings.RATE_LIMIT,
    pageRateLimit: settings.PAGE_RATE_LIMIT,
    metricsToken: settings.METRICS_TOKEN,
    factorKey: settings.FACTOR_KEY,
    renderSeconds: settings.RENDER_SECONDS,
    renderMemory: settings.RENDER_MEMORY,
    drainSeconds: settings.DRAIN_SECONDS ?? (production ? 5 : 0),
  };
}
