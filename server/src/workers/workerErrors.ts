import { HttpError } from '../HttpError.ts';

/** So many tasks wait for a worker thread already that another would wait too long. */
export class WorkerBusyError extends HttpError {
  override name = 'WorkerBusyError';

  constructor(subject: string) {
    super(
      503,
      `${subject} has to wait: the server is busy with others. Please try again in a few seconds.`,
    );
  }
}

/** What somebody can do whose task was given up, and the status that says so. */
export interface Cure {
  status: 413 | 503;
  /** A sentence. */
  text: string;
}

/** A task ran longer than its limit; its thread was terminated. */
export class WorkerTimeoutError extends HttpError {
  override name = 'WorkerTimeoutError';

  constructor(subject: string, milliseconds: number, { status, text }: Cure) {
    super(
      status,
      `${subject} was not finished within ${milliseconds / 1000} seconds, and was given up. ${text}`,
    );
  }
}

/** A task needed more memory than its thread may have; the thread has ended. */
export class WorkerMemoryError extends HttpError {
  override name = 'WorkerMemoryError';

  constructor(subject: string, megabytes: number, { status, text }: Cure) {
    super(
      status,
      `${subject} needs more than ${megabytes} MB of memory, and was given up. ${text}`,
    );
  }
}

/** A task failed by a fault of ours; `cause` is the error from the worker thread, with its stack. */
export class WorkerTaskError extends Error {
  override name = 'WorkerTaskError';
}
