/** Starts the server: database, jobs, then the address. `npm start` builds the apps before. */
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { buildApp } from './app.ts';
import { createDailyJob, dailyCron } from './billing/dailyJob.ts';
import { readCompany } from './company.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { EmbeddedPostgresError } from './db/embedded/EmbeddedPostgresError.ts';
import { openDatabase, type OpenDatabase } from './db/openDatabase.ts';
import { demoLogins, hasDemoLogins, loadDemo } from './demo/loadDemo.ts';
import { hideSecrets } from './hideSecrets.ts';
import { Jobs } from './jobs/Jobs.ts';
import { createMailJob } from './mail/mailJob.ts';
import { createQueueMail, createQueueMails } from './mail/queueMail.ts';
import { outboxDelivery, smtpDelivery } from './mail/transports.ts';
import { forgetOldAttempts } from './limits.ts';
import { ensureRateCard } from './quotes/rateCard.ts';
import { ReleaseStore } from './releases/ReleaseStore.ts';
import { forgetOldSessions } from './session/sessions.ts';

const hour = 3_600_000;

async function start(config: Config): Promise<void> {
  const company = await readCompany();
  const opened = await openDatabase(config, (line) => console.error(line));
  const { database } = opened;
  const closing: (() => Promise<unknown>)[] = [opened.close];
  const stop = async (): Promise<void> => {
    for (const close of closing.reverse()) await close();
  };
  try {
    await ensureRateCard(database);
    const demo = config.production ? await refuseDemo(opened) : await loadDemo(database, company);
    const log = { error: (details: object, text: string) => app.log.error(details, text) };
    const jobs = new Jobs(database, log);
    const queueMails = createQueueMails(jobs);
    const app = await buildApp({
      database,
      company,
      store: new ReleaseStore(path.join(config.dataDir, 'releases')),
      queueMail: createQueueMail(jobs),
      queueMails,
      jobs,
      https: config.production,
      trustProxy: config.trustProxy,
      rateLimit: config.rateLimit,
      logger: {
        level: config.logLevel,
        serializers: {
          req: ({ method, url, ip }: FastifyRequest) => ({ method, url: hideSecrets(url), ip }),
        },
      },
    });
    await jobs.start();
    closing.push(() => jobs.stop());
    const outbox = path.join(config.dataDir, 'outbox');
    await jobs.work(
      createMailJob(
        database,
        company,
        config.smtpUrl === undefined ? outboxDelivery(outbox) : smtpDelivery(config.smtpUrl),
      ),
    );
    const daily = createDailyJob({ database, company, queueMails });
    await jobs.work(daily);
    await jobs.schedule(daily.name, dailyCron, company.timeZone);
    const tidying = setInterval(() => {
      Promise.all([forgetOldAttempts(database), forgetOldSessions(database)]).catch(
        (error: unknown) => app.log.error({ err: error }, 'tidying up'),
      );
    }, hour);
    closing.push(async () => {
      clearInterval(tidying);
    });
    await listen(app, config);
    closing.push(() => app.close());
    greet(config, company.name, opened.place, app.listeningOrigin, demo);
  } catch (error) {
    await stop();
    throw error;
  }
  endOnSignal(stop);
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, config: Config): Promise<void> {
  const { host, port } = config;
  await app.listen({ host, port }).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new ConfigError(
        `Port ${port} of ${host} is in use. End what listens there, or set another: PORT=${port + 1} npm start`,
      );
    }
    if (code === 'EACCES') {
      throw new ConfigError(`Port ${port} may not be opened by this user. Set another: PORT=8080.`);
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new ConfigError(`This machine has no address ${host}. Set HOST=127.0.0.1.`);
    }
    throw error;
  });
}

/** Demo logins are printed in the README: whoever reads it could log in. */
async function refuseDemo({ database, place }: OpenDatabase): Promise<false> {
  if (await hasDemoLogins(database)) {
    throw new ConfigError(
      `The database ${place} holds demo logins, and NODE_ENV is "production". Use another DATA_DIR or DATABASE_URL.`,
    );
  }
  return false;
}

function greet(config: Config, name: string, place: string, url: string, demo: boolean): void {
  const logins = Object.values(demoLogins).map(
    ({ role, username, password }) => `  ${role.padEnd(9)} ${username} / ${password}`,
  );
  const lines = [
    '',
    `  ${name} is open at ${url}`,
    '',
    ...(demo ? ['  Demo logins, at /login:', ...logins, ''] : []),
    `  Data      ${config.dataDir}`,
    `  Database  ${place}`,
    `  Mail      ${config.smtpUrl === undefined ? path.join(config.dataDir, 'outbox') : 'over SMTP'}`,
    '',
    '  Ctrl-C ends it.',
    '',
  ];
  console.log(lines.join('\n'));
}

function endOnSignal(stop: () => Promise<void>): void {
  let ending = false;
  const end = (): void => {
    // npm passes on a Ctrl-C that the terminal has sent as well.
    if (ending) return;
    ending = true;
    console.log('\nClosing …');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
}

try {
  await start(readConfig());
} catch (error) {
  const isExplained = error instanceof ConfigError || error instanceof EmbeddedPostgresError;
  console.error(isExplained ? `\n${error.message}\n` : error);
  process.exit(1);
}
