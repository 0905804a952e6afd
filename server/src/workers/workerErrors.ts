import { HttpError } from '../HttpError.ts';
import type { CureCode, Subject } from '../refusals/officeTexts.en.ts';

/** The queue is full; another task would wait too long. */
export class WorkerBusyError extends HttpError {
  override name = 'WorkerBusyError';

  constructor(subject: Subject) {
    super(503, { code: 'workersBusy', params: { subject } });
  }
}

/** The status for an aborted task, and what the person can do about it. */
export interface Cure {
  status: 413 | 503;
  what: CureCode;
}

/** A task exceeded its time limit; its thread was terminated. */
export class WorkerTimeoutError extends HttpError {
  override name = 'WorkerTimeoutError';

  constructor(subject: Subject, milliseconds: number, { status, what: cure }: Cure) {
    super(status, {
      code: 'tookTooLong',
      params: { subject, seconds: milliseconds / 1000, cure },
    });
  }
}

/** A task exceeded its memory limit; its thread has exited. */
export class WorkerMemoryError extends HttpError {
  override name = 'WorkerMemoryError';

  constructor(subject: Subject, megabytes: number, { status, what: cure }: Cure) {
    super(status, { code: 'tookTooMuch', params: { subject, megabytes, cure } });
  }
}

/** A task failed because of a bug; `cause` is the error from the worker thread, with its stack. */
export class WorkerTaskError extends Error {
  override name = 'WorkerTaskError';
}
