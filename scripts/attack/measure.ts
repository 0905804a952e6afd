import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Answer } from './http.ts';
import type { ProbeOptions, ProbeOrder } from './probeThread.ts';
import type { Target } from './startTarget.ts';

/** The given percentile (0 to 1) of the values; NaN if there are none. */
export function percentile(values: readonly number[], fraction: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Formats a duration: `12 ms`, or `3.4 s` from one second on. */
export const time = (milliseconds: number): string =>
  milliseconds >= 1000
    ? `${(milliseconds / 1000).toFixed(1)} s`
    : `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;

/** Counts responses by status: `190 × 200, 10 × 429`. */
export function statuses(
  answers: readonly { status: number; error?: string | undefined }[],
): string {
  const counts = new Map<string, number>();
  for (const { status, error } of answers) {
    const name = status === 0 ? (error ?? 'broken') : String(status);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, count]) => `${count} × ${name}`)
    .join(', ');
}

/** Runs `count` calls concurrently. */
export const atOnce = <T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

/** Repeats `run` at a fixed concurrency until the time is up; returns all results. */
export async function keepSending<T>(
  senders: number,
  seconds: number,
  run: (index: number) => Promise<T>,
): Promise<T[]> {
  const end = Date.now() + seconds * 1000;
  const results: T[] = [];
  let index = 0;
  await atOnce(senders, async () => {
    while (Date.now() < end) results.push(await run(index++));
  });
  return results;
}

/** A call that is repeated at regular intervals until `stop`. */
export interface Probe {
  stop(): Promise<Answer[]>;
}

/**
 * Calls a path every `every` milliseconds from a thread of its own, without waiting for earlier
 * responses.
 */
export function probe(
  { port }: Pick<Target, 'port'>,
  path: string,
  options: ProbeOptions = {},
  every = 50,
): Probe {
  const workerData: ProbeOrder = { port, path, options, every };
  const thread = new Worker(new URL('./probeThread.ts', import.meta.url), { workerData });
  const answers = new Promise<Answer[]>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
  return {
    stop() {
      thread.postMessage('stop');
      return answers;
    },
  };
}

/** Responses ignored at first, while connections and JIT warm up. */
const warmUp = 20;

/**
 * Median response times, in milliseconds, of some calls to an idle server. Measured exactly like
 * the probes during an attack, so that only the attack differs.
 */
export async function idleMedians(
  target: Pick<Target, 'port'>,
  paths: readonly string[],
  options: ProbeOptions,
  every: number,
): Promise<number[]> {
  const probes = paths.map((path) => probe(target, path, options, every));
  await delay(80 * every);
  const answers = await Promise.all(probes.map((each) => each.stop()));
  return answers.map((each) => median(timesOf(each).slice(warmUp)));
}

export const timesOf = (answers: readonly Answer[]): number[] =>
  answers.map(({ milliseconds }) => milliseconds);

/** An address from the documentation ranges; different for each index. */
export const addressOf = (index: number): string =>
  `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
