import { HttpError } from '../HttpError.ts';
import type { CureCode, Subject } from '../refusals/texts.en.ts';

/** So many tasks wait for a worker thread already that another would wait too long. */
export class WorkerBusyError extends HttpError {
  override name = 'WorkerBusyError';

  constructor(subject: Subject) {
    super(503, { code: 'workersBusy', params: { subject } });
  }
}

/** What somebody can do whose task was given up, and the status that says so. */
export interface Cure {
  status: 413 | 503;
  what: CureCode;
}

/** A task ran longer than its limit; its thread was terminated. */
export class WorkerTimeoutError extends HttpError {
  override name = 'WorkerTimeoutError';

  constructor(subject: Subject, milliseconds: number, { status, what: cure }: Cure) {
    super(status, {
      code: 'tookTooLong',
      params: { subject, seconds: milliseconds / 1000, cure },
    });
  }
}

/** A task needed more memory than its thread may have; the thread has ended. */
export class WorkerMemoryError extends HttpError {
  override name = 'WorkerMemoryError';

  constructor(subject: Subject, megabytes: number, { status, what: cure }: Cure) {
    super(status, { code: 'tookTooMuch', params: { subject, megabytes, cure } });
  }
}

/** A task failed by a fault of ours; `cause` is the error from the worker thread, with its stack. */
export class WorkerTaskError extends Error {
  override name = 'WorkerTaskError';
}
