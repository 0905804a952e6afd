import { afterAll, describe, expect, it } from '@jest/globals';
import { createWorkerPool, type PoolOptions } from './createWorkerPool.ts';
import type * as sampleTasks from '../../harness/testing/sampleTasks.ts';
import {
  WorkerBusyError,
  WorkerMemoryError,
  WorkerTaskError,
  WorkerTimeoutError,
} from './workerErrors.ts';

const opened: { close(): Promise<void> }[] = [];
const open = (options: Partial<PoolOptions> = {}) => {
  const pool = createWorkerPool<typeof sampleTasks>({
    module: new URL('../../harness/testing/sampleTasks.ts', import.meta.url),
    subject: 'sample',
    cure: { status: 413, what: 'split' },
    threads: 1,
    timeoutMs: 60_000,
    memoryMb: 64,
    maxWaiting: 50,
    ...options,
  });
  opened.push(pool);
  return pool;
};
const pool = open();
afterAll(() => Promise.all(opened.map((one) => one.close())));

/** The error that a task failed with. */
const fault = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a pool of worker threads', () => {
  it('keeps its thread, which is not the main one and sees no environment', async () => {
    const first = await pool.run('where', undefined);
    const second = await pool.run('where', undefined);
    expect(first).toMatchObject({ isMainThread: false, variables: [] });
    expect(second.threadId).toBe(first.threadId);
  });

  it('hands bytes over when it may, and copies them otherwise', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    expect([...(await pool.run('reverse', bytes))]).toEqual([3, 2, 1]);
    expect(bytes).toHaveLength(3);
    const given = await pool.run('reverse', bytes, { transfer: [bytes.buffer] });
    expect([...given]).toEqual([3, 2, 1]);
    expect(bytes).toHaveLength(0);
  });

  it('gives a task up that runs too long, and goes on with the next', async () => {
    const error = await fault(pool.run('runForever', undefined, { timeoutMs: 1 }));
    expect(error).toBeInstanceOf(WorkerTimeoutError);
    expect(error).toMatchObject({
      status: 413,
      message:
        'The sample was not finished within 0.001 seconds, and was given up. Split it into smaller parts.',
    });
    expect((await pool.run('where', undefined)).isMainThread).toBe(false);
  });

  it('says what helps where nothing can be split', async () => {
    const busy = open({ cure: { status: 503, what: 'again' } });
    const error = await fault(busy.run('runForever', undefined, { timeoutMs: 1 }));
    expect(error).toMatchObject({
      status: 503,
      message:
        'The sample was not finished within 0.001 seconds, and was given up. Please try again.',
    });
  });

  it('gives a task up that takes too much memory, and goes on with the next', async () => {
    const [error, next] = await Promise.all([
      fault(pool.run('fillMemory', undefined)),
      pool.run('where', undefined),
    ]);
    expect(error).toBeInstanceOf(WorkerMemoryError);
    expect(error).toMatchObject({
      status: 413,
      message:
        'The sample needs more than 64 MB of memory, and was given up. Split it into smaller parts.',
    });
    expect(next.isMainThread).toBe(false);
  });

  it('ends threads alone, not the server, that many tasks fill faster than they can be ended', async () => {
    const several = open({ threads: 3 });
    const faults = await Promise.all(
      Array.from({ length: 20 }, () => fault(several.run('fillMemory', undefined))),
    );
    for (const error of faults) expect(error).toBeInstanceOf(WorkerMemoryError);
  });

  it('goes on when a thread has ended', async () => {
    const ended = await Promise.all([
      fault(pool.run('exit', undefined)),
      fault(pool.run('exit', undefined)),
      pool.run('where', undefined),
    ]);
    expect(ended[0]).toBeInstanceOf(WorkerTaskError);
    expect(ended[1]).toBeInstanceOf(WorkerTaskError);
    expect(ended[2].isMainThread).toBe(false);
  });

  it('hands on what a task refuses, and says what failed', async () => {
    expect(await fault(pool.run('refuse', 'notes'))).toMatchObject({
      status: 400,
      message: 'notes must be text.',
      why: { faults: { notes: { code: 'notText' } } },
    });
    const error = await fault(pool.run('fail', undefined));
    expect(error).toBeInstanceOf(WorkerTaskError);
    expect(error).toMatchObject({
      message: 'The task "fail" failed: a fault of ours',
      cause: expect.objectContaining({ stack: expect.stringContaining('sampleTasks.ts') }),
    });
  });

  it('refuses what would wait behind too many others', async () => {
    const small = open({ maxWaiting: 3 });
    const faults = await Promise.all(
      Array.from({ length: 40 }, () => fault(small.run('where', undefined))),
    );
    const refused = faults.filter((error) => error instanceof WorkerBusyError);
    expect(faults.filter((error) => error === undefined)).toHaveLength(4);
    expect(refused).toHaveLength(36);
    expect(refused[0]).toMatchObject({ status: 503 });
  });

  it('finishes what was asked for before it closes, and refuses what comes after', async () => {
    const closing = open();
    const asked = [closing.run('where', undefined), closing.run('where', undefined)];
    const closed = closing.close();
    expect(await fault(closing.run('where', undefined))).toBeInstanceOf(WorkerBusyError);
    await closed;
    expect(await Promise.all(asked)).toHaveLength(2);
  });
});
