/**
 * Calls a path at regular intervals (`measure.ts` "probe"). Runs in its own thread: in the
 * attacking thread, calls would wait for the attack's own work, which would count as server time.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { call, type Answer, type Call } from './http.ts';

/** The options that can be sent to a thread. */
export type ProbeOptions = Omit<Call, 'agent' | 'body'>;

/** The thread's workerData. */
export interface ProbeOrder {
  port: number;
  path: string;
  options: ProbeOptions;
  /** Milliseconds between calls. */
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
