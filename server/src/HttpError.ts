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

/**
 * What a refusal may echo of what was sent: characters of a name, of a text and of the message, and
 * bytes of all names and texts.
 */
const echoed = { name: 100, text: 300, message: 800, bytes: 3_500 };

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;

/** 400 with what is wrong with each field; of many faults the first, and how many more there are. */
export function invalidInput(errors: Record<string, string>): HttpError {
  const all = Object.entries(errors);
  const told: [string, string][] = [];
  let room = echoed.bytes;
  for (const [name, text] of all) {
    const entry: [string, string] = [cut(name, echoed.name), cut(text, echoed.text)];
    room -= Buffer.byteLength(JSON.stringify(entry));
    if (room < 0) break;
    told.push(entry);
  }
  const more = all.length - told.length;
  const texts = [...new Set(told.map(([, text]) => text))].join(' ');
  const message = cut(texts, echoed.message) + (more > 0 ? ` And ${more} more.` : '');
  return new HttpError(400, message, { errors: Object.fromEntries(told) });
}

/** 429 for an address that asks too often. @param after how long to wait, for a person to read */
export const tooManyRequests = (after: string): HttpError =>
  new HttpError(429, `Too many requests. Please try again in ${after}.`);
