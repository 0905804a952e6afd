import path from 'node:path';
import { number, object, string, type InferType } from 'yup';
import { paymentWays } from 'shared-api/contract/billing/payment';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

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

/** Stands in a policy as it is, so nothing may follow the host. */
const isOrigin = (value: string): boolean =>
  /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value;

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
export const bucketPattern = /^s3:\/\/([^/]+)(?:\/(.*?))?\/?$/;

const keptMessage = 'BACKUPS_KEPT must be a whole number from 1 to 1000. Set it so, or unset it.';

/** The environment variables, each validated on its own. */
export const environment = object({
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
  ASSETS_ORIGIN: text().test(
    'origin',
    'ASSETS_ORIGIN must be an origin and nothing besides: https://cdn.example.com, say. Set it so, or unset it.',
    (value) => value === undefined || isOrigin(value),
  ),
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

/** The settings as they are set, each right on its own. */
export type Environment = InferType<typeof environment>;
