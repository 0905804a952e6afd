import path from 'node:path';
import { ValidationError } from 'yup';
import type { PaymentWay } from 'shared-api/contract/billing/payment';
import { bucketPattern, environment, type Environment } from './environment.ts';
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
  /** The origin that public pages take release files from; the site itself if unset. */
  assetsOrigin: string | undefined;
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

const project = path.resolve(import.meta.dirname, '../..');

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
    assetsOrigin: settings.ASSETS_ORIGIN,
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
