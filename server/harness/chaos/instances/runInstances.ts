import { setTimeout as delay } from 'node:timers/promises';
import { Payer } from '../payments/Payer.ts';
import { randomOf } from '../payments/randomOf.ts';
import { callApi } from './callApi.ts';
import { judge, type Verdict } from './judge.ts';
import { askForQuotes, changeRecords, runOffice, sendMessages, type Responses } from './people.ts';
import { startInstances, type Instances } from './startInstances.ts';

export interface InstancesOptions {
  /**
   * What happens to the servers: killed in turn, restarted as in an upgrade, or killed in place of
   * that.
   */
  mode: 'kill' | 'upgrade' | 'careless upgrade';
  /** Number of kills or restarts. */
  rounds: number;
  /** Seconds between kills. */
  pause: number;
  seed: number;
  /** Whether the balancer retries every failed request; writes must then double. */
  resendsAll?: boolean;
  /** Fraction of responses to writes that the balancer drops while servers are killed. */
  lostAnswers?: number;
  log: (line: string) => void;
}

export interface InstancesReport {
  verdict: Verdict & { unplannedExits: number };
  /** Requests that failed for a client. */
  failed: string[];
  /** Figures that show how much load and failure there was. */
  storm: Record<string, number>;
}

/** Writes done a second time, of any kind, before a balancer that resends everything is judged. */
const enoughDoneAgain = 30;

/** Bills per round; payers stop when none are left. */
const billsARound = 60;

/**
 * Runs two servers behind a load balancer under constant writes while they are killed or restarted,
 * and compares all responses with what is stored.
 */
export async function runInstances(options: InstancesOptions): Promise<InstancesReport> {
  const { mode, rounds, seed, resendsAll = false, lostAnswers = 0.03, log } = options;
  const random = randomOf(seed);
  const instances = await startInstances(
    billsARound * rounds,
    mode === 'kill' ? { resendsAll, losesAnswer: () => random() < lostAnswers } : {},
  );
  try {
    const { balancer, servers, database, sandbox, delivered } = instances;
    const { responses, payer } = await storm(instances, random, () => shake(instances, options));
    const { failed } = balancer;
    log(`${balancer.counts.answered} requests answered, ${failed.length} failed; settling …`);
    await settle(instances);
    const verdict = await judge({
      database,
      responses,
      payers: payer.outcomes,
      ledger: sandbox.ledger,
      delivered,
    });
    const exits = servers.flatMap(({ unplannedExits }) => unplannedExits);
    for (const output of exits) log(`A server ended by itself:\n${output}`);
    return {
      verdict: { ...verdict, unplannedExits: exits.length },
      failed,
      storm: {
        kills: servers.reduce((sum, { kills }) => sum + kills.server, 0),
        ...balancer.counts,
        failed: failed.length,
        quotes: responses.quotes.size,
        messages: responses.messages.size,
        updates: [...responses.updates.values()].filter(Boolean).length,
        services: responses.services.size,
        payments: payer.outcomes.length,
        mails: new Set(delivered).size,
        // A server killed between sending a mail and recording it sends the mail again.
        mailsHandedOverAgain: delivered.length - new Set(delivered).size,
      },
    };
  } finally {
    await instances.stop();
  }
}

/** Keeps the simulated people busy until all rounds are over. */
async function storm(
  { balancer, sandbox, bills, ...instances }: Instances,
  random: () => number,
  work: () => Promise<void>,
): Promise<{ responses: Responses; payer: Payer }> {
  const done = new AbortController();
  const { signal } = done;
  const responses: Responses = {
    quotes: new Map(),
    messages: new Map(),
    updates: new Map(),
    services: new Map(),
  };
  const scene = { ...instances, url: balancer.url, responses, signal };
  const payer = new Payer(balancer.url, sandbox.url, random, 180_000);
  const waiting = [...bills];
  const pay = async (): Promise<void> => {
    for (let bill = waiting.pop(); bill && !signal.aborted; bill = waiting.pop()) {
      await payer.pay(bill);
    }
  };
  const people = [askForQuotes, sendMessages, changeRecords, changeRecords, runOffice, pay];
  const busy = people.map((person) => person(scene));
  await Promise.all([work().finally(() => done.abort()), ...busy]);
  return { responses, payer };
}

async function shake(
  { balancer, servers }: Instances,
  { mode, rounds, pause, resendsAll = false, log }: InstancesOptions,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const server = servers[round % servers.length];
    if (!server) return;
    await delay(pause * 1000);
    if (mode === 'upgrade') await server.stopGracefully();
    else server.killServer();
    await delay(300);
    await server.untilReady(120);
    if (mode === 'upgrade') await balancer.untilAllReady();
    log(`${round + 1} of ${rounds}`);
  }
  await delay(pause * 1000);
  // A control that saw nothing done twice would say nothing, on a slow machine.
  while (resendsAll && balancer.counts.doneAgain < enoughDoneAgain) await delay(100);
}

/**
 * Has the remaining services invoiced and waits for pending payments. Mails may stay queued; one
 * counts as lost only if no job will send it.
 */
async function settle({ balancer, servers, token, database }: Instances): Promise<void> {
  await Promise.all(servers.map((server) => server.untilReady(120)));
  while ((await callApi(balancer.url, 'daily-update', { token }))?.status !== 200) await delay(100);
  const end = Date.now() + 90_000;
  for (;;) {
    const { rowCount } = await database.query(
      "SELECT FROM payment_attempts WHERE status = 'pending'",
    );
    if (rowCount === 0 || Date.now() > end) return;
    await delay(200);
  }
}
