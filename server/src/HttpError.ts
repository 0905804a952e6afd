import type { ErrorBody } from 'shared-api/contract/calls/errors';
import { labelsFor } from 'shared-api/contract/fields/words';
import type { LabelSet } from 'shared-api/contract/messages/faults';
import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import type { AnyObject, ObjectSchema } from 'yup';
import { labelTexts, refusalText, type Refusal } from './refusals/texts.ts';

/** What is wrong with each field, by its name. */
export type Faults = Readonly<Record<string, Refusal>>;

/** Wrong fields, and what a person calls them: where the catalogue has their labels, and their own. */
interface WrongFields {
  faults: Faults;
  labels?: { set: LabelSet | undefined; own: Readonly<Partial<Record<string, string>>> };
  /** Stands before each name in the answer. */
  prefix?: string;
}

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
  readonly why: Refusal | WrongFields;
  readonly extra: RefusalExtra;

  constructor(status: number, why: Refusal | WrongFields, extra: RefusalExtra = {}) {
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
    ...labels?.own,
    ...(labels?.set && labelTexts[language][labels.set]),
  };
  return Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [
      prefix + name,
      refusalText(language, fault, words[name] ?? name),
    ]),
  );
}

/**
 * What a refusal may echo of what was sent: characters of a name, of a text and of the message, and
 * bytes of all names and texts.
 */
const echoed = { name: 100, text: 300, message: 800, bytes: 3_500 };

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;

/** What is wrong with each field; of many faults the first, and how many more there are. */
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
  const texts = cut([...new Set(told.map(([, text]) => text))].join(' '), echoed.message);
  const rest = more > 0 ? ` ${refusalText(language, { code: 'andMore', params: { more } })}` : '';
  return { message: texts + rest, errors: Object.fromEntries(told) };
}

/** Refuses what stands in one field; the field and the whole answer say the same. */
export const fieldRefused = (status: number, field: string, why: Refusal): HttpError =>
  new HttpError(status, why, { faults: { [field]: why } });

const wrongFields = (faults: Faults, schema: ObjectSchema<AnyObject>): WrongFields => ({
  faults,
  labels: { set: schema.meta()?.labels, own: labelsFor({}, schema) },
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

/** What was found by a schema that has its words in one language. */
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
