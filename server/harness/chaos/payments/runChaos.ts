import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startSandbox, type Fault } from '../../sandbox/startSandbox.ts';
import { trialKeys } from '../../sandbox/trialKeys.ts';
import { judge, prepareBills, type Verdict } from './chaosData.ts';
import { ChaosServer } from './ChaosServer.ts';
import { freePort } from './freePort.ts';
import { Payer, type Bill } from './Payer.ts';
import { randomOf } from './randomOf.ts';

export interface ChaosOptions {
  payments: number;
  /** Number of concurrent payers. */
  payers: number;
  seed: number;
  /** Whether the provider honours idempotency keys; without them, charges must double. */
  idempotency: boolean;
  /** Whether server and database are killed meanwhile. */
  kills: boolean;
  /** Probabilities of faults between server and provider, in place of the usual ones. */
  chances?: readonly [Fault, number][];
  log: (line: string) => void;
}

export interface ChaosReport {
  /**
   * All must be zero. A server exit that the test did not cause is as serious as a lost payment.
   */
  verdict: Verdict & { unplannedExits: number };
  /** Figures that show how much failed along the way. */
  storm: {
    kills: number;
    databaseKills: number;
    faults: number;
    charges: number;
    outcomes: number;
    /** Payments that went on at a bank or on the provider's page. */
    elsewhere: number;
  };
}

/** Probabilities of faults between server and provider; otherwise there is none. */
const usualChances: readonly [Fault, number][] = [
  ['lostRequest', 0.12],
  ['lostAnswer', 0.15],
  ['failureBefore', 0.04],
  ['failureAfter', 0.04],
];

/** Seconds that a payer waits for the outcome. */
const payerTimeout = 180;

/**
 * Pays invoices while server and database are killed at random and requests to the provider fail in
 * either direction, then compares what provider, payers and database have recorded.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { payments, payers, seed, idempotency, kills, chances = usualChances, log } = options;
  const random = randomOf(seed);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chaos-'));
  let faults = 0;
  const sandbox = await startSandbox({
    keys: trialKeys,
    host: '127.0.0.1',
    port: 0,
    idempotency,
    drawFault() {
      let chance = random();
      const drawn = chances.find(([, share]) => (chance -= share) < 0)?.[0] ?? 'none';
      if (drawn !== 'none') faults += 1;
      return drawn;
    },
    // Webhook events are lost, sent once, or sent twice.
    eventCopies: () => Math.floor(random() * 3),
  });
  const server = new ChaosServer(await freePort(), {
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT: '1000000',
    STRIPE_SECRET_KEY: trialKeys.secretKey,
    STRIPE_PUBLISHABLE_KEY: trialKeys.publishableKey,
    STRIPE_WEBHOOK_SECRET: trialKeys.webhookSecret,
    STRIPE_API_URL: sandbox.url,
  });
  try {
    const bills = await prepareBills(dataDir, payments);
    server.start();
    await server.untilReady(60);
    sandbox.listenAt(`${server.url}/api/payment-events/`);
    const payer = new Payer(server.url, sandbox.url, random, payerTimeout * 1000);
    const work = () => payAll(payer, bills, payers, log);
    await (kills ? storm(server, payer, random, work) : work());
    await server.untilReady(60);
    await payer.untilSettled();
    await server.stop();
    const { intents } = sandbox.ledger;
    for (const output of server.unplannedExits) log(`The server ended by itself:\n${output}`);
    return {
      verdict: {
        ...(await judge(dataDir, sandbox.ledger, payer.outcomes)),
        unplannedExits: server.unplannedExits.length,
      },
      storm: {
        kills: server.kills.server,
        databaseKills: server.kills.database,
        faults,
        charges: [...intents.values()].filter(({ status }) => status === 'succeeded').length,
        outcomes: payer.outcomes.length,
        elsewhere: payer.elsewhere,
      },
    };
  } finally {
    await server.stop();
    await sandbox.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function payAll(
  payer: Payer,
  bills: readonly Bill[],
  payers: number,
  log: (line: string) => void,
): Promise<void> {
  const waiting = [...bills];
  let done = 0;
  await Promise.all(
    Array.from({ length: payers }, async () => {
      for (let bill = waiting.pop(); bill; bill = waiting.pop()) {
        await payer.pay(bill);
        done += 1;
        if (done % 50 === 0) log(`${done} of ${bills.length} bills`);
      }
    }),
  );
}

/**
 * Kills server, database or both, again and again, until the work is done. Between two kills payers get
 * so many answers, rather than so much time, in which a slow machine would get nowhere.
 */
async function storm(
  server: ChaosServer,
  payer: Payer,
  random: () => number,
  work: () => Promise<void>,
): Promise<void> {
  const done = new AbortController();
  const { signal } = done;
  const killing = (async () => {
    for (;;) {
      const enough = payer.answers + 5 + random() * 40;
      while (payer.answers < enough) await delay(20, undefined, { signal });
      const drawn = random();
      if (drawn < 0.7) server.killServer();
      if (drawn > 0.45) await server.killDatabase();
      await server.untilReady(60);
    }
  })().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  await Promise.all([killing, work().finally(() => done.abort())]);
}
