import type { ErrorBody } from 'shared-api/contract/errors';

/** A refusal: a status and what the person reads. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly extra: Omit<ErrorBody, 'message'>;

  constructor(status: number, message: string, extra: Omit<ErrorBody, 'message'> = {}) {
    super(message);
    this.status = status;
    this.extra = extra;
  }
}

/** 400 with what is wrong with each field. */
export function invalidInput(errors: Record<string, string>): HttpError {
  const texts = [...new Set(Object.values(errors))];
  return new HttpError(400, texts.join(' '), { errors });
}

/** 429 for an address that asks too often. @param after how long to wait, for a person to read */
export const tooManyRequests = (after: string): HttpError =>
  new HttpError(429, `Too many requests. Please try again in ${after}.`);
