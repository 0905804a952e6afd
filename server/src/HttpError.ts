import type { ErrorBody } from 'shared-api/contract/calls/errors';
import { faultOf } from 'shared-api/contract/fields/schemas';
import type { LabelSet } from 'shared-api/contract/messages/faults';
import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import { ValidationError, type AnyObject, type ObjectSchema, type Schema } from 'yup';
import { labelTexts, refusalText, type Refusal } from './refusals/texts.ts';

/** Field errors, keyed by field name. */
export type Faults = Readonly<Record<string, Refusal>>;

/** Wrong fields, and where the catalogue has their labels. */
interface WrongFields {
  faults: Faults;
  labels?: LabelSet | undefined;
  /** Stands before each name in the answer. */
  prefix?: string;
}

/** Everything in a refusal besides its reason. */
export interface RefusalExtra extends Omit<ErrorBody, 'message' | 'errors'> {
  /** Field errors, where the reason concerns particular fields. */
  faults?: Faults;
}

/**
 * A refusal: a status, and either a reason code from `refusals/` or field errors. It stays data
 * until it is rendered in the reader's language; `message`, for logs, is in the default language.
 */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly why: Refusal | WrongFields;
  readonly extra: RefusalExtra;

  constructor(status: number, why: Refusal | WrongFields, extra: RefusalExtra = {}) {
    super(bodyIn(defaultLanguage, why, extra).message);
    this.status = status;
    this.why = why;
    this.extra = extra;
  }

  /** The response body in the reader's language. */
  bodyIn(language: Language): ErrorBody {
    return bodyIn(language, this.why, this.extra);
  }
}

function bodyIn(
  language: Language,
  why: HttpError['why'],
  { faults, ...rest }: RefusalExtra,
): ErrorBody {
  if ('faults' in why) return { ...faultsIn(language, why), ...rest };
  return {
    message: refusalText(language, why),
    ...(faults && { errors: textsOf(language, { faults }) }),
    ...rest,
  };
}

function textsOf(
  language: Language,
  { faults, labels, prefix = '' }: WrongFields,
): Record<string, string> {
  const words: Partial<Record<string, string>> = {
    ...(labels && labelTexts[language][labels]),
  };
  return Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [
      prefix + name,
      refusalText(language, fault, words[name] ?? name),
    ]),
  );
}

/**
 * Limits on how much user input a refusal echoes: characters of a field name, of a value and of the
 * message, and total bytes of all field names and texts.
 */
const echoed = { name: 100, text: 300, message: 800, bytes: 3_500 };

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;

/** Texts one after another. Some of the product's have no full stop, so that they would run together; alone they stay as they are. */
const inSentences = (texts: readonly string[], isEnd: boolean): string =>
  texts.length === 1 && isEnd
    ? texts.join('')
    : texts.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');

/** Renders field errors, up to the echo limits; the rest are only counted. */
function faultsIn(language: Language, wrong: WrongFields): ErrorBody {
  const all = Object.entries(textsOf(language, wrong));
  const told: [string, string][] = [];
  let room = echoed.bytes;
  for (const [name, text] of all) {
    const entry: [string, string] = [cut(name, echoed.name), cut(text, echoed.text)];
    room -= Buffer.byteLength(JSON.stringify(entry));
    if (room < 0) break;
    told.push(entry);
  }
  const more = all.length - told.length;
  const texts = cut(
    inSentences([...new Set(told.map(([, text]) => text))], more === 0),
    echoed.message,
  );
  const rest = more > 0 ? ` ${refusalText(language, { code: 'andMore', params: { more } })}` : '';
  return { message: texts + rest, errors: Object.fromEntries(told) };
}

/** Refuses a single field; the field error and the top-level message are the same. */
export const fieldRefused = (status: number, field: string, why: Refusal): HttpError =>
  new HttpError(status, why, { faults: { [field]: why } });

/** 409 for a form whose key has done something else before: whoever lost that answer learns of it here. */
export const keySpent = (why: Refusal, extra: RefusalExtra = {}): HttpError =>
  new HttpError(409, why, { ...extra, doneBefore: true });

const wrongFields = (faults: Faults, schema: ObjectSchema<AnyObject>): WrongFields => ({
  faults,
  labels: schema.meta()?.labels,
});

/** 400 with what is wrong with each field; a schema that was checked with says what they are called. */
export const invalidInput = (
  faults: Faults,
  schema?: ObjectSchema<AnyObject>,
  prefix?: string,
): HttpError =>
  new HttpError(400, {
    ...(schema ? wrongFields(faults, schema) : { faults }),
    ...(prefix !== undefined && { prefix }),
  });

/** What is wrong with each field of a form, for a page in a language. */
export const errorsIn = (
  language: Language,
  faults: Faults,
  schema: ObjectSchema<AnyObject>,
): Record<string, string> => textsOf(language, wrongFields(faults, schema));

/**
 * Validates an input of any form, converting nothing.
 * @param whole names the input itself, where it is wrong as a whole
 * @throws HttpError 400 with what is wrong with each part, by its path
 */
export function checkWith<T>(schema: Schema<T>, input: unknown, whole: string): T {
  try {
    return schema.validateSync(input, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    throw invalidInput(
      Object.fromEntries(found.map(({ path, errors: [why] }) => [path ?? whole, faultOf(why)])),
    );
  }
}

/**
 * 429: this address has exceeded its rate limit.
 * @param milliseconds how long to wait
 */
export const tooManyRequests = (milliseconds: number): HttpError =>
  new HttpError(429, { code: 'tooManyRequests', params: { milliseconds } });
