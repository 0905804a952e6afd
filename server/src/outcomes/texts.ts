import { say, type Said } from 'shared-api/contract/messages/say';
import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import { en } from './texts.en.ts';

export type OutcomeTexts = typeof en;

/** What a call of staff came to: a code of the catalogue, and the parameters of its text. */
export type Outcome = Said<OutcomeTexts>;

type ParamsOf<Code> =
  Extract<Outcome, { code: Code }> extends { params: infer Params } ? [params: Params] : [];

/** An outcome, as a handler gives it for its message. */
export const outcomeOf = <Code extends Outcome['code']>(
  code: Code,
  ...[params]: ParamsOf<Code>
): Outcome =>
  // Code and parameters belong together by their types.
  (params === undefined ? { code } : { code, params }) as Outcome;

/** The office's languages; in any other, staff read the default one. */
const outcomeTexts: Readonly<Partial<Record<Language, OutcomeTexts>>> & { en: OutcomeTexts } = {
  en,
};

/** Renders an outcome. */
export const outcomeText = (language: Language, outcome: Outcome): string =>
  say(outcomeTexts[language] ?? outcomeTexts[defaultLanguage], outcome);

/** An answer as a handler gives it: its message may be an outcome. */
export type Spoken<Answer> = Answer extends { message: string }
  ? Omit<Answer, 'message'> & { message: string | Outcome }
  : Answer;

/** Renders the message of an answer, if it is an outcome. */
export function inWords(language: Language, answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return answer;
  const { message } = answer;
  if (typeof message !== 'object' || message === null || !('code' in message)) return answer;
  // Handlers give nothing else that has a code.
  return { ...answer, message: outcomeText(language, message as Outcome) };
}
