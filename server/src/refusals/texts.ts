import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import type { LabelTexts } from 'shared-api/contract/messages/faults';
import { texts as officeLabels } from 'shared-api/contract/messages/officeLabelTexts.en';
import { say, type Said } from 'shared-api/contract/messages/say';
import { officeEn } from './officeTexts.en.ts';
import { programEn } from './programTexts.en.ts';
import { en, labelsEn } from './texts.en.ts';
import { fr, labelsFr } from './texts.fr.ts';

/** What visitors are never shown: it is in the language of the office alone. */
const untranslated = { ...officeEn, ...programEn };

export type RefusalTexts = typeof en & typeof untranslated;

/** A reason for a refusal: a code of the catalogue, and the parameters of its text. */
export type Refusal = Said<RefusalTexts>;

export const refusalTexts: Readonly<Record<Language, RefusalTexts>> = {
  en: { ...untranslated, ...en },
  fr: { ...untranslated, ...fr },
};

/** Labels of forms, by schema and field; those of the office are in its language alone. */
export const labelTexts: Readonly<Record<Language, LabelTexts>> = {
  en: { ...officeLabels, ...labelsEn },
  fr: { ...officeLabels, ...labelsFr },
};

/**
 * Renders a refusal.
 * @param label the field it concerns
 */
export const refusalText = (language: Language, refusal: Refusal, label?: string): string =>
  say(refusalTexts[language], refusal, label);

/** Renders a refusal in the default language, for logs, commands and code below HTTP. */
export const refusalInDefault = (refusal: Refusal): string => refusalText(defaultLanguage, refusal);
