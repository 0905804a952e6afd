import type { ErrorBody } from 'shared-api/contract/calls/errors';
import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import { refusalText, type Refusal } from './refusals/texts.ts';

/** What is wrong with each field, by its name. */
export type Faults = Readonly<Record<string, Refusal>>;

/** What a refusal says besides why. */
export interface RefusalExtra extends Omit<ErrorBody, 'message' | 'errors'> {
  /** What is wrong with each field, where the reason names one. */
  faults?: Faults;
}

/**
 * A refusal: a status and why, by a code of the catalogue (`refusals/`) or by what is wrong with each
 * field. It is data until it is answered in somebody's language; its message, for logs, is in the
 * default one.
 */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly why: Refusal | { faults: Faults };
  readonly extra: RefusalExtra;

  constructor(status: number, why: Refusal | { faults: Faults }, extra: RefusalExtra = {}) {
    super(bodyIn(defaultLanguage, why, extra).message);
    this.status = status;
    this.why = why;
    this.extra = extra;
  }

  /** The body of the answer, for a person who reads a language. */
  bodyIn(language: Language): ErrorBody {
    return bodyIn(language, this.why, this.extra);
  }
}

function bodyIn(
  language: Language,
  why: HttpError['why'],
  { faults, ...rest }: RefusalExtra,
): ErrorBody {
  if ('faults' in why) return { ...faultsIn(language, why.faults), ...rest };
  return {
    message: refusalText(language, why),
    ...(faults && { errors: textsOf(language, faults) }),
    ...rest,
  };
}

const textsOf = (language: Language, faults: Faults): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [name, refusalText(language, fault, name)]),
  );

/**
 * What a refusal may echo of what was sent: characters of a name, of a text and of the message, and
 * bytes of all names and texts.
 */
const echoed = { name: 100, text: 300, message: 800, bytes: 3_500 };

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;

/** What is wrong with each field; of many faults the first, and how many more there are. */
function faultsIn(language: Language, faults: Faults): ErrorBody {
  const all = Object.entries(textsOf(language, faults));
  const told: [string, string][] = [];
  let room = echoed.bytes;
  for (const [name, text] of all) {
    const entry: [string, string] = [cut(name, echoed.name), cut(text, echoed.text)];
    room -= Buffer.byteLength(JSON.stringify(entry));
    if (room < 0) break;
    told.push(entry);
  }
  const more = all.length - told.length;
  const texts = cut([...new Set(told.map(([, text]) => text))].join(' '), echoed.message);
  const rest = more > 0 ? ` ${refusalText(language, { code: 'andMore', params: { more } })}` : '';
  return { message: texts + rest, errors: Object.fromEntries(told) };
}

/** Refuses what stands in one field; the field and the whole answer say the same. */
export const fieldRefused = (status: number, field: string, why: Refusal): HttpError =>
  new HttpError(status, why, { faults: { [field]: why } });

/** 400 with what is wrong with each field. */
export const invalidInput = (faults: Faults): HttpError => new HttpError(400, { faults });

/** What a schema found, which has its words in one language. */
export const sentences = (errors: Record<string, string>): Faults =>
  Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [name, { code: 'sentence', params: { text } }]),
  );

/**
 * 429 for an address that asks too often.
 * @param milliseconds how long to wait
 */
export const tooManyRequests = (milliseconds: number): HttpError =>
  new HttpError(429, { code: 'tooManyRequests', params: { milliseconds } });
