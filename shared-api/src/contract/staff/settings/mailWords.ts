import * as yup from 'yup';
import * as answer from '../../fields/answers.ts';
import { email } from '../../fields/fields.ts';
import { basedOn } from '../../fields/requestFields.ts';
import { storageFault } from '../../fields/storableText.ts';
import { historyParts } from '../../history/history.ts';
import { fault, type Fault, type Faults } from '../../messages/faults.ts';
import { languages, type Language } from '../../values/language.ts';
import {
  isMailWordName,
  mailKinds,
  mailWordName,
  mailWordNames,
  mailWordOf,
  partsOf,
  requiredIn,
  variablesOf,
  type MailKind,
  type MailPart,
  type MailWordName,
} from '../../values/mailKinds.ts';

/** What the office has written, by name; an empty text where the standard words hold. */
export type MailWords = Record<MailWordName, string>;

/** The longest words of a part, in characters. */
export const mostOf = (part: MailPart): number => (part === 'subject' ? 150 : 1500);

/** A variable, or what stands between braces in its place. */
export const variablePattern = /\{([^{}]*)\}/g;

/** Longest part of what somebody typed that a refusal repeats. */
const mostRepeated = 30;

/** What is wrong with the words of a part; undefined if they can go into a mail. */
export function wordsFault(kind: MailKind, part: MailPart, words: string): Fault | undefined {
  // The standard words hold.
  if (words.trim() === '') return undefined;
  if (words.length > mostOf(part)) return fault('tooLong', { most: mostOf(part) });
  const wrong = storageFault(words);
  if (wrong !== undefined) return fault('unstorable', { fault: wrong });
  if (part === 'subject' && /[\p{Cc}\u2028\u2029]/u.test(words)) return fault('notOneLine');
  const known = variablesOf(kind);
  const used = Array.from(words.matchAll(variablePattern), ([, name = '']) => name);
  const unknown = used.find((name) => !(known as readonly string[]).includes(name));
  if (unknown !== undefined) {
    const name = Array.from(unknown).slice(0, mostRepeated).join('');
    return fault('unknownVariable', { name, known: known.map((one) => `{${one}}`).join(', ') });
  }
  if (/[{}]/.test(words.replace(variablePattern, ''))) return fault('looseBrace');
  const missing = requiredIn(kind, part).find((name) => !used.includes(name));
  return missing === undefined ? undefined : fault('missingVariable', { name: missing });
}

/** What is wrong with words, by their names. */
export function mailWordFaults(words: object): Faults {
  const faults: Faults = {};
  for (const [name, text] of Object.entries(words) as [string, unknown][]) {
    if (!isMailWordName(name)) faults[name] = fault('unknownField', { name: name.slice(0, 60) });
    else if (typeof text !== 'string') faults[name] = fault('notText');
    else {
      const { kind, part } = mailWordOf(name);
      const wrong = wordsFault(kind, part, text);
      if (wrong) faults[name] = wrong;
    }
  }
  return faults;
}

/** Words by their names, whatever they are: `mailWordFaults` says what is wrong with them. */
const byName = () => yup.object().strict().required(fault('missing'));

/** The words of all mails as the office sets them; what is left out has the standard words. */
export const mailWordsSchema = yup
  .object({ version: basedOn(), words: byName() })
  .strict()
  .meta({ labels: 'mailWords' });

const typedMail = () => ({
  kind: yup
    .string<MailKind>()
    .strict()
    .required(fault('missing'))
    .oneOf(Object.keys(mailKinds) as MailKind[], fault('notMailKind')),
  language: yup
    .string<Language>()
    .strict()
    .required(fault('missing'))
    .oneOf(languages, fault('notMailLanguage')),
  words: byName(),
});

/** A mail to be looked at: its kind, its language, and the words typed for it. */
export const mailPreviewSchema = yup.object(typedMail()).strict().meta({ labels: 'mailWords' });

/** Most tests that a login sends in an hour. */
export const mailTestsPerHour = 20;

/**
 * A mail to be tried: as it is looked at, and where it goes. Empty for the address of one's own login; an Admin whose
 * login has none types one.
 */
export const mailTestSchema = yup
  .object({ ...typedMail(), to: email() })
  .strict()
  .meta({ labels: 'mailWords' });

const words = () => answer.anything<MailWords>();

/** The words in force. `standard` are those of this release, for every name. */
export const mailWordsAnswer = answer.object({
  version: answer.number(),
  values: words(),
  shipped: words(),
  standard: words(),
  /** The address of the caller's own login, to which tests go; empty where it has none. */
  testTo: answer.text(),
});

export const mailWordsEntry = answer.object({
  ...historyParts,
  version: answer.number(),
  values: words(),
});

/** A mail as its reader would see it, about somebody who does not exist. */
export const mailPreviewAnswer = answer.object({
  subject: answer.text(),
  html: answer.text(),
  text: answer.text(),
});

/** No words of the office's own. */
export const standardWordsHold = Object.fromEntries(
  mailWordNames.map((name) => [name, '']),
) as MailWords;

/** Words as they are kept: without spaces around them, and with one kind of line break. */
export const keptWords = (typed: object): MailWords => ({
  ...standardWordsHold,
  ...Object.fromEntries(
    Object.entries(typed as Partial<MailWords>).map(([name, text]) => [
      name,
      text.replace(/\r\n?/g, '\n').trim(),
    ]),
  ),
});

/** The words of one mail alone. */
export const wordsOfMail = (
  all: Partial<MailWords>,
  kind: MailKind,
  language: Language,
): Partial<MailWords> =>
  Object.fromEntries(
    partsOf(kind).map((part) => {
      const name = mailWordName(kind, language, part);
      return [name, all[name] ?? ''];
    }),
  );
