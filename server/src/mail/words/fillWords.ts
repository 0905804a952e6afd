import type { Company } from 'shared-api/contract/company/company';
import {
  mailWordName,
  type MailKind,
  type PartOf,
  type VariableOf,
} from 'shared-api/contract/values/mailKinds';
import { variablePattern } from 'shared-api/contract/staff/settings/mailWords';
import type { Language } from 'shared-api/contract/values/language';
import { mailTexts } from '../texts.ts';

/** What the variables of a kind of mail stand for, but for what is known of the company. */
export type Filling<Kind extends MailKind> = Readonly<Record<VariableOf<Kind>, string>>;

/** Longest subject, in characters; names in it can be long. */
const longestSubject = 200;

/**
 * The words of a mail: the office's own where it has some, the standard ones for the rest, with what their variables
 * stand for. What is filled in is never read as a variable itself.
 * @param company in the language of the mail
 * @param instead parts that this mail words otherwise, whatever the office has set
 */
export function wordsFor<Kind extends MailKind>(
  language: Language,
  company: Company,
  kind: Kind,
  filling: Filling<Kind>,
  instead: Partial<Record<PartOf<Kind>, string>> = {},
): Record<PartOf<Kind>, string> {
  const texts = mailTexts[language];
  const values: Readonly<Record<string, string>> = {
    ...filling,
    company: company.name,
    phone: company.phone,
  };
  const standard = Object.entries(texts.words[kind]) as [PartOf<Kind>, string][];
  const filled = standard.map(([part, words]): [string, string] => {
    const own = company.mailWords?.[mailWordName(kind, language, part)];
    const template = instead[part] ?? (own || words);
    if (part === 'greeting' && lacksName(template, values)) return [part, texts.hello];
    const text = fill(template, values);
    return [part, part === 'subject' ? inOneLine(text) : text];
  });
  return Object.fromEntries(filled) as Record<PartOf<Kind>, string>;
}

/** A variable that a newer release knows stays as it is written. */
const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(variablePattern, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );

/** Whether a greeting would end in nothing, as "Dear ,". */
const lacksName = (template: string, { client }: Readonly<Record<string, string>>): boolean =>
  client?.trim() === '' && template.includes('{client}');

/** A line break in a subject would start another header. */
const inOneLine = (text: string): string =>
  Array.from(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim())
    .slice(0, longestSubject)
    .join('');
