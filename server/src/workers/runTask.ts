/** What a worker thread of a pool runs: a task of the pool's module, by its name. */
import { workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { HttpError } from '../HttpError.ts';

/** A task for a thread. */
export interface TaskRequest {
  name: string;
  input: unknown;
}

/** What came of a task: its result, or a refusal that the person reads. */
export type TaskAnswer =
  { result: unknown } | { refusal: Pick<HttpError, 'status' | 'why' | 'extra'> };

/** What a pool tells its threads. */
export interface TaskModule {
  /** URL of the module that exports the tasks. */
  module: string;
}

type Tasks = Partial<Record<string, (input: unknown) => unknown>>;

/** Runs a task. Bytes that own their memory are handed over, everything else is cloned. */
export async function runTask({ name, input }: TaskRequest): Promise<unknown> {
  const { module } = workerData as TaskModule;
  const task = ((await import(module)) as Tasks)[name];
  if (!task) throw new Error(`${module} exports no task "${name}".`);
  try {
    const result = await task(input);
    const answer: TaskAnswer = { result };
    return ownsMemory(result)
      ? move({ [transferableSymbol]: result.buffer, [valueSymbol]: answer })
      : answer;
  } catch (error) {
    // Classes do not survive the way between threads.
    if (!(error instanceof HttpError)) throw error;
    const { status, why, extra } = error;
    return { refusal: { status, why, extra } } satisfies TaskAnswer;
  }
}

/** Small buffers of Node share their memory with others, which would lose it. */
const ownsMemory = (result: unknown): result is Uint8Array =>
  result instanceof Uint8Array && result.byteLength === result.buffer.byteLength;
