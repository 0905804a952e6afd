/**
 * Calls an address every so often from a thread of its own (`measure.ts` "probe"): sent from the
 * thread that attacks, a call would wait for the attack's own work, and that would count as the server's.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { call, type Answer, type Call } from './http.ts';

/** What can be told to another thread. */
export type ProbeOptions = Omit<Call, 'agent' | 'body'>;

/** What the thread is told at its start. */
export interface ProbeOrder {
  port: number;
  path: string;
  options: ProbeOptions;
  /** Milliseconds from one call to the next. */
  every: number;
}

const { port, path, options, every } = workerData as ProbeOrder;
const ending = new AbortController();
parentPort?.once('message', () => ending.abort());

const calls: Promise<Answer>[] = [];
while (!ending.signal.aborted) {
  calls.push(call({ port }, path, options));
  await delay(every, undefined, { signal: ending.signal }).catch(() => undefined);
}
parentPort?.postMessage(await Promise.all(calls));
