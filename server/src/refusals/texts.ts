import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import type { LabelTexts } from 'shared-api/contract/messages/faults';
import { say, type Said } from 'shared-api/contract/messages/say';
import { en, labelsEn } from './texts.en.ts';
import { fr, labelsFr } from './texts.fr.ts';

export type RefusalTexts = typeof en;

/** Why something is refused: a code of the catalogue, and what its text names. */
export type Refusal = Said<RefusalTexts>;

export const refusalTexts: Readonly<Record<Language, RefusalTexts>> = { en, fr };

/** Labels of visitors' forms, by schema and field. */
export const labelTexts: Readonly<Record<Language, LabelTexts>> = {
  en: labelsEn,
  fr: labelsFr,
};

/**
 * A refusal in a language.
 * @param label of the field that it is about
 */
export const refusalText = (language: Language, refusal: Refusal, label?: string): string =>
  say(refusalTexts[language], refusal, label);

/** A refusal where no page asks: in logs and commands, and below HTTP. */
export const refusalInDefault = (refusal: Refusal): string => refusalText(defaultLanguage, refusal);
