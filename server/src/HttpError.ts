import type { ErrorBody } from 'shared-api/contract/calls/errors';
import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import { refusalText, type Refusal } from './refusals/texts.ts';

/**
 * A refusal: a status and why, by a code of the catalogue (`refusals/`) or as a sentence. Its
 * message is in the default language.
 */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly extra: Omit<ErrorBody, 'message'>;
  readonly #why: string | Refusal;

  constructor(status: number, why: string | Refusal, extra: Omit<ErrorBody, 'message'> = {}) {
    super(typeof why === 'string' ? why : refusalText(defaultLanguage, why));
    this.status = status;
    this.extra = extra;
    this.#why = why;
  }

  /** What the person reads, in the language of the answer. */
  messageIn(language: Language): string {
    return typeof this.#why === 'string' ? this.#why : refusalText(language, this.#why);
  }
}

/** Refuses what stands in one field; the field and the whole answer say the same. */
export const fieldRefused = (status: number, field: string, why: Refusal): HttpError =>
  new HttpError(status, why, { errors: { [field]: refusalText(defaultLanguage, why) } });

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

/**
 * 429 for an address that asks too often.
 * @param after how long to wait, for a person to read
 * @param retryAfter the same in seconds, where nothing else sets the header
 */
export const tooManyRequests = (after: string, retryAfter?: number): HttpError =>
  new HttpError(
    429,
    { code: 'tooManyRequests', params: { after } },
    retryAfter === undefined ? {} : { retryAfter },
  );
