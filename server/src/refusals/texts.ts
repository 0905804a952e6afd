import type { Language } from 'shared-api/contract/values/language';
import { en } from './texts.en.ts';

export type RefusalTexts = typeof en;

type ParamsOf<C extends keyof RefusalTexts> = Parameters<RefusalTexts[C]>;

/** Why something is refused: a code of the catalogue, and what its text names. */
export type Refusal = {
  [C in keyof RefusalTexts]: ParamsOf<C> extends [infer P] ? { code: C; params: P } : { code: C };
}[keyof RefusalTexts];

export const refusalTexts: Readonly<Record<Language, RefusalTexts>> = { en };

/** A refusal in a language. */
export function refusalText(language: Language, refusal: Refusal): string {
  // Code and parameters belong together by the type of a refusal.
  const text = refusalTexts[language][refusal.code] as (params?: unknown) => string;
  return 'params' in refusal ? text(refusal.params) : text();
}
