import path from 'node:path';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import { HttpError } from '../HttpError.ts';
import type { Subject } from '../refusals/officeTexts.en.ts';
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
  /** What a task processes, as named in messages to people. */
  subject: Subject;
  /** What to do when a task is aborted. */
  cure: Cure;
  /** Maximum number of threads; each is started when a task first needs it. */
  threads: number;
  /**
   * Milliseconds that a task may run, unless `run` says otherwise; time spent queued is not
   * counted.
   */
  timeoutMs: number;
  /** Heap limit of a thread, in megabytes. Bytes in buffers are not counted. */
  memoryMb: number;
  /** Maximum number of queued tasks. */
  maxWaiting: number;
  /** Milliseconds after which an idle thread is terminated; never, if omitted. */
  idleMs?: number;
}

export interface RunOptions {
  /** Milliseconds that this task may run. */
  timeoutMs?: number;
  /** Buffers to transfer to the thread instead of copying them; the caller loses them. */
  transfer?: ArrayBuffer[];
}

type InputOf<Task> = Task extends (input: infer Input) => unknown ? Input : never;
type ResultOf<Task> = Task extends (input: never) => infer Result ? Awaited<Result> : never;

/** A pool of worker threads for the tasks of one module; `Tasks` is the type of its namespace. */
export interface WorkerPool<Tasks> {
  /**
   * Runs a task on a worker thread. Input and result are cloned, so they must be plain data and
   * bytes.
   * @throws HttpError if the task threw one
   * @throws WorkerBusyError if the queue is full or the pool is closed
   * @throws WorkerTimeoutError if the task ran too long; its thread is terminated
   * @throws WorkerMemoryError if the task ran out of memory; its thread has exited
   * @throws WorkerTaskError if the task threw anything else, or its thread exited
   */
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: InputOf<Tasks[Name]>,
    options?: RunOptions,
  ): Promise<ResultOf<Tasks[Name]>>;
  /** Finishes queued tasks, then terminates the threads. */
  close(): Promise<void>;
}

interface Order extends TaskRequest, RunOptions {}

/**
 * Creates a pool that reuses its worker threads. They are started on demand, do not keep the
 * process alive and see no environment variables.
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
    // Node.js lets a thread at its limit take 16 MB more until it has ended, and aborts the whole process where that is
    // not enough. One garbage collection may keep all young objects, so these get far less than that.
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 8 },
    env: {},
    execArgv: [],
    // Under load, requests take precedence over documents. Has no effect on Windows.
    niceIncrement: 5,
  });
  // A thread that exits between tasks is replaced when the next one arrives.
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

  // Piscina has a queue too, but its abort timer would already run while a task is queued.
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
