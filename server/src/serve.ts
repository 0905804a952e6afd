import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Company } from 'shared-api/contract/company/company';
import { buildApp } from './app.ts';
import { backupCron, createBackupJob } from './backups/backupJob.ts';
import { createDailyJob, dailyCron } from './billing/dailyJob.ts';
import { ConfigError, type Config } from './config.ts';
import type { Database } from './db/Database.ts';
import type { OpenDatabase } from './db/openDatabase.ts';
import { hasDemoLogins, loadDemo } from './demo/loadDemo.ts';
import { addUpListCounts } from './entities/listCounts.ts';
import { createImportJob } from './imports/importJob.ts';
import { forgetOldImports } from './imports/forgetOldImports.ts';
import { every } from './jobs/every.ts';
import { Jobs, type JobKind } from './jobs/Jobs.ts';
import { createMailJob } from './mail/mailJob.ts';
import { createQueueMail, createQueueMails } from './mail/queueMail.ts';
import { outboxDelivery, smtpDelivery } from './mail/transports.ts';
import { forgetOldAttempts } from './limits.ts';
import { Draining } from './observe/Draining.ts';
import { explainListening } from './observe/refuseTakenPort.ts';
import { shutDown } from './observe/shutDown.ts';
import { logTo } from './telemetry/logging.ts';
import type { MetricsAccess } from './observe/metricsRoute.ts';
import { ensureRateCard } from './pricing/rateCard.ts';
import { forgetOldFormKeys } from './formKeys/makeOnce.ts';
import { forgetOldKeys } from './payments/withdrawal/paymentKeys.ts';
import { PaymentProvider } from './payments/provider.ts';
import { openPhotoStorage } from './photos/openPhotoStorage.ts';
import { PhotoKeeper } from './photos/PhotoKeeper.ts';
import { sandboxKeys } from './sandboxKeys.ts';
import { forgetSentForms } from './sentForms.ts';
import { sweepRefunds } from './payments/refunds/sendRefund.ts';
import { sweep } from './payments/sweep.ts';
import { Rollouts } from './releases/rollout/Rollouts.ts';
import { forgetOldOverrides } from './releases/overrides/Overrides.ts';
import { ReleaseStore } from './releases/ReleaseStore.ts';
import { announce, heartbeatSeconds } from './releases/RunningServers.ts';
import { openStorage } from './releases/storage/openStorage.ts';
import { companySettings, type CompanySettings } from './settings/companySettings.ts';
import { openFactors } from './session/factors/openFactors.ts';
import { forgetOldLogins } from './session/forgetOldLogins.ts';
import { createWorkers } from './createWorkers.ts';
import { greet } from './greet.ts';

/** Seconds between looks at rollouts that go on by themselves. */
const rolloutSeconds = 5;

/**
 * Starts the server on its database: jobs, then the listener.
 * @param isEnding whether it has been told to end meanwhile: it does not say then that it is ready
 * @returns closes everything in reverse, the database too
 */
export async function serve(
  config: Config,
  company: Company,
  opened: OpenDatabase,
  isEnding: () => boolean,
): Promise<() => Promise<void>> {
  const { database } = opened;
  const closing: (() => Promise<unknown>)[] = [opened.close];
  const stop = async (): Promise<void> => {
    for (const close of closing.reverse()) await close();
  };
  try {
    await ensureRateCard(database);
    const settings = await readSettings(database, company);
    const demo = config.production ? await refuseDemo(opened) : await loadDemo(database, company);
    const log = { error: (details: object, text: string) => app.log.error(details, text) };
    const jobs = new Jobs(database, log);
    const queueMails = createQueueMails(jobs);
    const workers = createWorkers();
    closing.push(() => workers.close());
    const sandbox = config.payments ? undefined : await openSandbox(config);
    if (sandbox) closing.push(() => sandbox.stop());
    const provider = providerOf(config, sandbox?.url);
    const factorBox = await openFactors(database, config);
    const photos = new PhotoKeeper(database, await openPhotoStorage(config));
    const storage = await openStorage(config);
    const store = new ReleaseStore(storage, (text) => app.log.error(text));
    const rollouts = new Rollouts(database, store, (text) => app.log.error(text));
    const draining = new Draining();
    const inbox = await openInbox(config);
    const app = await buildApp({
      database,
      company,
      settings,
      store,
      rollouts,
      queueMail: createQueueMail(jobs),
      queueMails,
      jobs,
      provider,
      factorBox,
      workers,
      photos,
      inbox,
      dataDir: config.dataDir,
      ...siteOf(config),
      ...limitsOf(config),
      logger: logTo(config.logLevel),
      metrics: metricsAccess(config),
      draining,
    });
    await jobs.start();
    closing.push(() => jobs.stop());
    await jobs.work(createMailJob({ database, company, workers }, mailDelivery(config)));
    await jobs.work(createImportJob({ database, company, workers, log }));
    const context = { database, company, queueMails };
    await workDaily(jobs, context);
    const backup = await createBackupJob(config, opened.url, app.log);
    await workBackup(jobs, backup, company.timeZone);
    closing.push(...confirmations(context, provider, log), keepTidy(database, photos, log));
    await listen(app, config);
    closing.push(() => shutDown(app, draining, config.drainSeconds));
    const announced = announce(storage, () => config.publicUrl ?? app.listeningOrigin);
    // Visitors can be served without it; only release commands need it, and it is retried.
    const orLog = (work: Promise<void>): Promise<void> =>
      work.catch((error: unknown) => log.error({ err: error }, 'announcing the server'));
    await orLog(announced.sign());
    closing.push(() => orLog(announced.leave()));
    closing.push(every(heartbeatSeconds, 'announcing the server', announced.sign, log));
    closing.push(watchReleases(config, store, rollouts, log), followSettings(settings, log));
    // First, before anything that takes time.
    closing.push(() => Promise.resolve((draining.isEnding = true)));
    sandbox?.listenAt(`${app.listeningOrigin}/api/payment-events/`);
    const { apiUrl } = provider.settings;
    const found = { database: opened.location, url: app.listeningOrigin, provider: apiUrl, demo };
    if (!isEnding()) greet(config, company.name, found);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What the office has set, put into the company. */
async function readSettings(database: Database, company: Company): Promise<CompanySettings> {
  const settings = companySettings(database, company);
  await settings.refresh();
  return settings;
}

/** Follows what is set on other servers. @returns stops it */
const followSettings = (settings: CompanySettings, log: Parameters<typeof every>[3]) =>
  every(1, 'reading the settings', () => settings.refresh(), log);

/** Begins to answer. @throws Error saying what is wrong with the address, and what to do */
async function listen(app: FastifyInstance, config: Config): Promise<void> {
  const { host, port } = config;
  await app.listen({ host, port }).catch((error: unknown) => explainListening(config, error));
}

/** Asks the provider about what it has not confirmed. @returns what stops it */
const confirmations = (
  context: Parameters<typeof sweep>[0],
  provider: Parameters<typeof sweep>[1],
  log: Parameters<typeof every>[3],
) => [
  every(1, 'confirming payments', () => sweep(context, provider), log),
  every(1, 'confirming refunds', () => sweepRefunds(context, provider), log),
];

/** Seconds between two looks at the log of releases. A folder is listed in a millisecond or two, and a release waits for it. */
const [folderSeconds, bucketSeconds] = [0.25, 2];

/** Follows changes of releases, and judges rollouts. @returns stops it */
function watchReleases(
  { releasesBucket }: Config,
  store: ReleaseStore,
  rollouts: Rollouts,
  log: Parameters<typeof every>[3],
): () => Promise<unknown> {
  const stops = [
    store.watch(releasesBucket ? bucketSeconds : folderSeconds, log),
    every(rolloutSeconds, 'judging rollouts', () => rollouts.judgeAll(), log),
  ];
  return () => Promise.all(stops.map((stop) => stop()));
}

/** Runs the daily update every morning. */
async function workDaily(jobs: Jobs, context: Parameters<typeof createDailyJob>[0]): Promise<void> {
  const daily = createDailyJob(context);
  await jobs.work(daily);
  await jobs.schedule(daily.name, dailyCron, context.company.timeZone);
}

/** Makes a backup every night, if there is a place for it. */
async function workBackup(
  jobs: Jobs,
  backup: JobKind<object> | undefined,
  timeZone: string,
): Promise<void> {
  if (!backup) return;
  await jobs.work(backup);
  await jobs.schedule(backup.name, backupCron, timeZone);
}

/** How the site is reached, and where its files are. */
const siteOf = ({ production, trustProxy, assetsOrigin }: Config) => ({
  https: production,
  trustProxy,
  assetsOrigin,
});

const limitsOf = ({ rateLimit, pageRateLimit, renderSeconds, renderMemory }: Config) => ({
  rateLimit,
  pageRateLimit,
  renderLimits: { timeoutMs: renderSeconds * 1000, memoryMb: renderMemory },
});

const mailDelivery = ({ smtpUrl, dataDir }: Config) =>
  smtpUrl === undefined ? outboxDelivery(path.join(dataDir, 'outbox')) : smtpDelivery(smtpUrl);

function metricsAccess({ metricsToken, production }: Config): MetricsAccess {
  if (metricsToken !== undefined) return { token: metricsToken };
  return production ? 'nobody' : 'this machine';
}

/** Created at the start, because the greeting names it and a file may be dropped there before the first scan. */
async function openInbox({ dataDir }: Config): Promise<string> {
  const inbox = path.join(dataDir, 'bank-inbox');
  await mkdir(inbox, { recursive: true });
  return inbox;
}

/** Deletes what is no longer needed, from time to time. @returns stops it */
function keepTidy(
  database: OpenDatabase['database'],
  photos: PhotoKeeper,
  log: Parameters<typeof every>[3],
): () => Promise<unknown> {
  const stops = [
    every(60, 'deleting photos', () => photos.forget(), log),
    every(10, 'adding up lists', () => addUpListCounts(database), log),
    every(60, 'forgetting forms', () => forgetSentForms(database), log),
    every(3600, 'tidying up', () => tidyUp(database), log),
  ];
  return () => Promise.all(stops.map((stop) => stop()));
}

async function tidyUp(database: OpenDatabase['database']): Promise<void> {
  await forgetOldAttempts(database);
  await forgetOldLogins(database);
  await forgetOldOverrides(database);
  await forgetOldImports(database);
  await forgetOldKeys(database);
  await forgetOldFormKeys(database);
}

/** The payment provider of the settings, or the sandbox. */
const providerOf = ({ payments, sandboxWay: way }: Config, sandboxUrl = ''): PaymentProvider =>
  new PaymentProvider(payments ?? { ...sandboxKeys, apiUrl: sandboxUrl, isSandbox: true, way });

/** The payment sandbox; its charges are stored in the data directory. */
async function openSandbox({ host, port, sandboxPort, dataDir }: Config) {
  // Loaded only when no provider keys are set.
  const { startSandbox } = await import('../harness/sandbox/startSandbox.ts');
  await mkdir(dataDir, { recursive: true });
  const file = path.join(dataDir, 'sandbox-provider.jsonl');
  // Not the next port, which is the development server's.
  const beside = port === 0 || port > 65_000 ? 0 : port + 10;
  return startSandbox({ host, port: sandboxPort ?? beside, file }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (sandboxPort === undefined) return startSandbox({ host, port: 0, file });
    throw new ConfigError(
      `Port ${sandboxPort} of ${host}, where the sandbox of card payments is to listen, is in use. Set another SANDBOX_PORT, or unset it.`,
    );
  });
}

/** The demo logins are printed in the README, so anybody could log in. */
async function refuseDemo({ database, location }: OpenDatabase): Promise<false> {
  if (await hasDemoLogins(database)) {
    throw new ConfigError(
      `The database ${location} holds demo logins, and NODE_ENV is "production". Use another DATA_DIR or DATABASE_URL.`,
    );
  }
  return false;
}
