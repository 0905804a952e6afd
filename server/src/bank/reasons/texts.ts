import { say, type Said } from 'shared-api/contract/messages/say';
import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import { en, notesEn } from './texts.en.ts';

/** Why a statement file was not read: a code of the catalogue, and the parameters of its text. */
export type Reason = Said<typeof en>;

/** What staff should look at although a file was read. */
export type Note = Said<typeof notesEn>;

interface Texts {
  reasons: typeof en;
  notes: typeof notesEn;
}

/** The office's languages; in any other, staff read the default one. */
const texts: Readonly<Partial<Record<Language, Texts>>> & { en: Texts } = {
  en: { reasons: en, notes: notesEn },
};

const textsIn = (language: Language): Texts => texts[language] ?? texts[defaultLanguage];

/** Renders why a file was not read; '' if it was. */
export const reasonText = (language: Language, reason: Reason | null): string =>
  reason === null ? '' : say(textsIn(language).reasons, reason);

/** Renders notes on a file, '' without any. */
export const notesText = (language: Language, notes: readonly Note[]): string =>
  notes.map((note) => say(textsIn(language).notes, note)).join(' ');

/** Whether this server has the texts of a stored reason and notes; a later release may have more. */
export const areKnown = (reason: Reason | null, notes: readonly Note[]): boolean =>
  (reason === null || Object.hasOwn(en, reason.code)) &&
  notes.every(({ code }) => Object.hasOwn(notesEn, code));
