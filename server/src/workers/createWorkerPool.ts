import path from 'node:path';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import { HttpError } from '../HttpError.ts';
import type { Subject } from '../refusals/texts.en.ts';
import type { TaskAnswer, TaskModule, TaskRequest } from './runTask.ts';
import {
  WorkerBusyError,
  WorkerMemoryError,
  WorkerTaskError,
  WorkerTimeoutError,
  type Cure,
} from './workerErrors.ts';

export interface PoolOptions {
  /** URL of the module whose exported functions are the tasks. */
  module: URL;
  /** What a task works on, as refusals name it to a person. */
  subject: Subject;
  /** What helps when a task is given up. */
  cure: Cure;
  /** Threads that work at the same time; each is started by the first task that needs it. */
  threads: number;
  /** Milliseconds that a task may run, unless `run` says otherwise; waiting is not counted. */
  timeoutMs: number;
  /** Megabytes of JavaScript objects that a thread may hold. Bytes in buffers are not counted. */
  memoryMb: number;
  /** Tasks that may wait for a thread. */
  maxWaiting: number;
  /** Milliseconds after which a thread without work ends and gives its memory back; never if not said. */
  idleMs?: number;
}

export interface RunOptions {
  /** Milliseconds that this task may run. */
  timeoutMs?: number;
  /** Memory of the input that is handed over to the thread instead of copied: gone for the caller. */
  transfer?: ArrayBuffer[];
}

type InputOf<Task> = Task extends (input: infer Input) => unknown ? Input : never;
type ResultOf<Task> = Task extends (input: never) => infer Result ? Awaited<Result> : never;

/** Worker threads for the tasks of one module, `Tasks` being the type of its namespace. */
export interface WorkerPool<Tasks> {
  /**
   * Runs a task on a worker thread. Input and result are cloned: plain data and bytes.
   * @throws HttpError that the task threw
   * @throws WorkerBusyError when too many tasks wait, or the pool is closed
   * @throws WorkerTimeoutError when the task ran too long; its thread is terminated
   * @throws WorkerMemoryError when the task needed too much memory; its thread has ended
   * @throws WorkerTaskError when the task threw anything else, or its thread has ended
   */
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: InputOf<Tasks[Name]>,
    options?: RunOptions,
  ): Promise<ResultOf<Tasks[Name]>>;
  /** Finishes what was asked for, then ends the threads. */
  close(): Promise<void>;
}

interface Order extends TaskRequest, RunOptions {}

/**
 * Worker threads that are kept between tasks. No thread is there before the first task, and none keeps
 * the process from ending. Threads see no environment variables.
 */
export function createWorkerPool<Tasks>(options: PoolOptions): WorkerPool<Tasks> {
  const { module, subject, cure, threads, memoryMb, maxWaiting, idleMs = Infinity } = options;
  const piscina = new Piscina({
    filename: path.join(import.meta.dirname, 'runTask.ts'),
    name: 'runTask',
    workerData: { module: module.href } satisfies TaskModule,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    env: {},
    execArgv: [],
    // When all cores are busy, answers go before documents. Not on Windows.
    niceIncrement: 5,
  });
  // A thread that ends between two tasks is replaced by the next task.
  piscina.on('error', () => undefined);

  async function work({ name, input, timeoutMs, transfer }: Order): Promise<unknown> {
    const limit = timeoutMs ?? options.timeoutMs;
    const signal = AbortSignal.timeout(limit);
    const request: TaskRequest = { name, input };
    const answer = (await piscina
      .run(request, { signal, ...(transfer ? { transferList: transfer } : {}) })
      .catch((error: unknown) => {
        if (signal.aborted) throw new WorkerTimeoutError(subject, limit, cure);
        const { code, message } = error as NodeJS.ErrnoException;
        if (code === 'ERR_WORKER_OUT_OF_MEMORY')
          throw new WorkerMemoryError(subject, memoryMb, cure);
        throw new WorkerTaskError(`The task "${name}" failed: ${message}`, { cause: error });
      })) as TaskAnswer;
    if ('result' in answer) return answer.result;
    const { status, why, extra } = answer.refusal;
    throw new HttpError(status, why, extra);
  }

  // Piscina has a queue as well, but the time of an aborted task would run while it waits there.
  const queue = new PQueue({ concurrency: threads });
  let isClosed = false;
  return {
    async run(name, input, runOptions = {}) {
      if (isClosed || queue.size >= maxWaiting) throw new WorkerBusyError(subject);
      const result = await queue.add(() => work({ name, input, ...runOptions }));
      return result as ResultOf<Tasks[typeof name]>;
    },
    async close() {
      isClosed = true;
      await queue.onIdle();
      await piscina.destroy();
    },
  };
}
