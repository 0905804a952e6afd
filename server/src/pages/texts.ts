import type { Language } from 'shared-api/contract/values/language';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';

export type PageTexts = typeof en;

export const pageTexts: Readonly<Record<Language, PageTexts>> = { en, fr };
