import { setTimeout as delay } from 'node:timers/promises';
import { Payer } from '../payments/Payer.ts';
import { randomOf } from '../payments/randomOf.ts';
import { callApi } from './callApi.ts';
import { judge, type Verdict } from './judge.ts';
import { askForQuotes, changeRecords, runOffice, sendMessages, type Responses } from './people.ts';
import { startInstances, type Instances } from './startInstances.ts';

export interface InstancesOptions {
  /** What happens to the servers: killed in turn, restarted as an upgrade does, or killed as if so. */
  mode: 'kill' | 'upgrade' | 'careless upgrade';
  /** Times that a server is killed or restarted. */
  rounds: number;
  /** Seconds between two kills. */
  pause: number;
  seed: number;
  /** Whether the balancer sends whatever failed again; then writes must double. */
  resendsAll?: boolean;
  /** Share of answers to writes that are lost between balancer and client while servers are killed. */
  lostAnswers?: number;
  log: (line: string) => void;
}

export interface InstancesReport {
  verdict: Verdict & { unplannedExits: number };
  /** Requests that a client saw fail. */
  failed: string[];
  /** What happened, to show that it was a storm. */
  storm: Record<string, number>;
}

/** Bills for each round; payers stop when none is left. */
const billsARound = 60;

/**
 * Keeps two servers behind a balancer busy with writes while they are killed or restarted, and
 * compares what everybody was told with what is stored.
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
        // A server that dies between handing a mail over and writing that down hands it over again.
        mailsHandedOverAgain: delivered.length - new Set(delivered).size,
      },
    };
  } finally {
    await instances.stop();
  }
}

/** Keeps people at work until what is done to the servers has been done. */
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
  { mode, rounds, pause, log }: InstancesOptions,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const server = servers[round % servers.length];
    if (!server) return;
    await delay(pause * 1000);
    if (mode === 'upgrade') await server.endGently();
    else server.killServer();
    await delay(300);
    await server.untilReady(120);
    if (mode === 'upgrade') await balancer.untilAllReady();
    log(`${round + 1} of ${rounds}`);
  }
  await delay(pause * 1000);
}

/**
 * Has the last services invoiced, and waits for the payments that are open. Mails may go on waiting:
 * one is lost only if no job will send it.
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
