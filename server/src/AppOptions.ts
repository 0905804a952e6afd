import type { FastifyServerOptions } from 'fastify';
import type { Company } from 'shared-api/contract/company/company';
import type { Database } from './db/Database.ts';
import type { Jobs } from './jobs/Jobs.ts';
import type { QueueMail, QueueMails } from './mail/queueMail.ts';
import type { MetricsAccess } from './observe/metricsRoute.ts';
import type { Draining } from './observe/Draining.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { PhotoKeeper } from './photos/PhotoKeeper.ts';
import type { TimeLimits } from './plugins/timeLimits.ts';
import type { Rollouts } from './releases/rollout/Rollouts.ts';
import type { ReleaseStore } from './releases/ReleaseStore.ts';
import type { RenderLimits } from './rendering/ReleaseRenderer.ts';
import type { SecretBox } from './session/factors/SecretBox.ts';
import type { CompanySettings } from './settings/companySettings.ts';
import type { Workers } from './createWorkers.ts';

/** What the server is made of. */
export interface AppOptions {
  database: Database;
  company: Company;
  /** Keeps the company in step with what the office has set; one of its own if omitted. */
  settings?: CompanySettings;
  store: ReleaseStore;
  /** Counts what happens to visitors of rollouts; judging them is up to whoever starts the server. */
  rollouts?: Rollouts;
  queueMail: QueueMail;
  queueMails: QueueMails;
  jobs: Pick<Jobs, 'sendAll' | 'waiting' | 'lastDone'>;
  provider: PaymentProvider;
  workers: Workers;
  /** Keeps the photos of requests. */
  photos: PhotoKeeper;
  /** Encrypts TOTP secrets at rest. */
  factorBox: SecretBox;
  /** The folder that bank statement files are dropped into. */
  inbox: string;
  /** The data directory; a full disk there makes the server not ready. Not checked if omitted. */
  dataDir?: string;
  /** Whether the site is served over HTTPS, so that HSTS may be sent. */
  https?: boolean;
  /** The origin that public pages take release files from, a CDN say; the site itself if omitted. */
  assetsOrigin?: string | undefined;
  /** Number of trusted proxies in front, for `X-Forwarded-For`; none by default. */
  trustProxy?: number;
  /** API requests per minute allowed for one address (one /64 network for IPv6). */
  rateLimit?: number;
  /** Page requests per minute allowed for one address. */
  pageRateLimit?: number;
  /** Limits of rendering pages with the releases' code. */
  renderLimits?: RenderLimits;
  /** How long a request may take to arrive. */
  timeLimits?: TimeLimits;
  logger?: FastifyServerOptions['logger'];
  /** Who may read `/metrics`; nobody if omitted. */
  metrics?: MetricsAccess;
  /** Notified when shutdown begins. */
  draining?: Draining;
  /**
   * Called with each response that does not match the table of calls; responses are not checked if
   * omitted.
   */
  onMisfit?: (sentence: string) => void;
}
