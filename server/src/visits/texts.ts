import type { Language } from 'shared-api/contract/values/language';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';

export type VisitTexts = typeof en;

export const visitTexts: Readonly<Record<Language, VisitTexts>> = { en, fr };
