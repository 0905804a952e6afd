import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startSandbox, type Fault } from '../../sandbox/startSandbox.ts';
import { trialKeys } from '../../sandbox/trialKeys.ts';
import { isSettled, judge, prepareBills, type RefundVerdict, type Verdict } from './chaosData.ts';
import { ChaosServer } from './ChaosServer.ts';
import { freePort } from './freePort.ts';
import { Office } from './Office.ts';
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
  /** Seconds that payers and office wait for an outcome; three minutes by default. */
  patience?: number;
  log: (line: string) => void;
}

export interface ChaosReport {
  /**
   * All must be zero. A server exit that the test did not cause is as serious as a lost payment.
   */
  verdict: Verdict & RefundVerdict & { unplannedExits: number };
  /** Figures that show how much failed along the way. */
  storm: {
    kills: number;
    databaseKills: number;
    faults: number;
    charges: number;
    outcomes: number;
    /** Payments that went on at a bank or on the provider's page. */
    elsewhere: number;
    withdrawn: number;
    /** What the office was told is given back to cards. */
    refunds: number;
  };
}

/** Probabilities of faults between server and provider; otherwise there is none. */
const usualChances: readonly [Fault, number][] = [
  ['lostRequest', 0.12],
  ['lostAnswer', 0.15],
  ['failureBefore', 0.04],
  ['failureAfter', 0.04],
];

/** Seconds. Several killed servers may each leave a claim on a payment behind, which lasts `claimSeconds`. */
const usualPatience = 180;

/** Starts of the server in which what waits, refunds above all, is asked about again. */
const mostRounds = 10;

/** Share of what was paid that the office gives back. */
const givenBack = 0.3;

/**
 * Pays invoices (some of them paid in part before), deposits and part payments, and gives some of it back,
 * while server and database are killed at random and requests to the provider fail in either direction; then
 * compares what provider, payers, office and database have recorded.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { payments, payers, seed, idempotency, kills, log } = options;
  const { chances = usualChances, patience = usualPatience } = options;
  const random = randomOf(seed);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chaos-'));
  let faults = 0;
  let isCalm = false;
  const sandbox = await startSandbox({
    keys: trialKeys,
    host: '127.0.0.1',
    port: 0,
    idempotency,
    drawFault() {
      if (isCalm) return 'none';
      let chance = random();
      const drawn = chances.find(([, share]) => (chance -= share) < 0)?.[0] ?? 'none';
      if (drawn !== 'none') faults += 1;
      return drawn;
    },
    // Webhook events are lost, sent once, or sent twice.
    eventCopies: () => Math.floor(random() * 3),
  });
  const settings = {
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT: '1000000',
    STRIPE_SECRET_KEY: trialKeys.secretKey,
    STRIPE_PUBLISHABLE_KEY: trialKeys.publishableKey,
    STRIPE_WEBHOOK_SECRET: trialKeys.webhookSecret,
    STRIPE_API_URL: sandbox.url,
  };
  const port = await freePort();
  let server = new ChaosServer(port, settings);
  try {
    const { bills, token } = await prepareBills(dataDir, payments);
    server.start();
    await server.untilReady(60);
    sandbox.listenAt(`${server.url}/api/payment-events/`);
    const payer = new Payer(server.url, sandbox.url, random, patience * 1000);
    const office = new Office(server.url, token, random, patience * 1000);
    const work = () =>
      workAll(bills, payers, log, async (bill) => {
        if ((await payer.pay(bill)) && random() < givenBack) await office.giveBack(bill);
      });
    await (kills ? storm(server, [payer, office], random, work) : work());
    await server.untilReady(60);
    await payer.untilSettled();
    await server.stop();
    const { kills: killed, unplannedExits } = server;
    isCalm = true;
    for (let round = 0; round < mostRounds && !(await isSettled(dataDir)); round += 1) {
      server = new ChaosServer(port, settings);
      server.start();
      await server.untilReady(60);
      await delay(3_000);
      await server.stop();
      unplannedExits.push(...server.unplannedExits);
    }
    const { intents } = sandbox.ledger;
    for (const output of unplannedExits) log(`The server ended by itself:\n${output}`);
    return {
      verdict: {
        ...(await judge(dataDir, sandbox.ledger, payer.outcomes, office.promised)),
        unplannedExits: unplannedExits.length,
      },
      storm: {
        kills: killed.server,
        databaseKills: killed.database,
        faults,
        charges: [...intents.values()].filter(({ status }) => status === 'succeeded').length,
        ...payer.counts,
        refunds: office.promised.length,
      },
    };
  } finally {
    await server.stop();
    await sandbox.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Works on all bills, so many at a time. */
async function workAll(
  bills: readonly Bill[],
  workers: number,
  log: (line: string) => void,
  work: (bill: Bill) => Promise<void>,
): Promise<void> {
  const waiting = [...bills];
  let done = 0;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let bill = waiting.pop(); bill; bill = waiting.pop()) {
        await work(bill);
        done += 1;
        if (done % 50 === 0) log(`${done} of ${bills.length} bills`);
      }
    }),
  );
}

/**
 * Kills server, database or both, again and again, until the work is done. The pause between two kills is a number
 * of answers that payers and office receive, not a time, in which a slow machine would get nowhere. Being told to
 * keep waiting does not count: while everybody waits for a sweep, such answers would bring kills so fast that no
 * server stays up long enough to finish one.
 */
async function storm(
  server: ChaosServer,
  callers: readonly { answers: number }[],
  random: () => number,
  work: () => Promise<void>,
): Promise<void> {
  const done = new AbortController();
  const { signal } = done;
  const answers = () => callers.reduce((sum, caller) => sum + caller.answers, 0);
  const killing = (async () => {
    for (;;) {
      const enough = answers() + 1 + random() * 8;
      while (answers() < enough) await delay(20, undefined, { signal });
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
