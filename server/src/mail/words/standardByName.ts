import { mailWordNames, mailWordOf } from 'shared-api/contract/values/mailKinds';
import type { MailWords } from 'shared-api/contract/staff/settings/mailWords';
import { mailTexts } from '../texts.ts';

/** The standard words of every mail, by their names. */
export const standardWords = Object.fromEntries(
  mailWordNames.map((name) => {
    const { kind, language, part } = mailWordOf(name);
    const words: Partial<Record<string, string>> = mailTexts[language].words[kind];
    return [name, words[part] ?? ''];
  }),
) as MailWords;
