import type { Language } from 'shared-api/contract/values/language';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';

export type DocumentTexts = typeof en;

export const documentTexts: Readonly<Record<Language, DocumentTexts>> = { en, fr };
