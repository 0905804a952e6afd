/** The entry point of worker threads: runs a task of the pool's module by name. */
import { workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { HttpError } from '../HttpError.ts';

/** A task to run. */
export interface TaskRequest {
  name: string;
  input: unknown;
}

/** The result of a task, or a refusal for the person. */
export type TaskAnswer =
  { result: unknown } | { refusal: Pick<HttpError, 'status' | 'why' | 'extra'> };

/** What each thread of a pool is started with. */
export interface TaskModule {
  /** URL of the module that exports the tasks. */
  module: string;
}

type Tasks = Partial<Record<string, (input: unknown) => unknown>>;

/** Runs a task. Bytes that own their memory are transferred; everything else is cloned. */
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
    // Class instances do not survive structured cloning.
    if (!(error instanceof HttpError)) throw error;
    const { status, why, extra } = error;
    return { refusal: { status, why, extra } } satisfies TaskAnswer;
  }
}

/** Node's small buffers share a pool of memory; transferring one would detach the others. */
const ownsMemory = (result: unknown): result is Uint8Array =>
  result instanceof Uint8Array && result.byteLength === result.buffer.byteLength;
