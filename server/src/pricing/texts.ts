import type { Language } from 'shared-api/contract/values/language';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';

export type QuoteTexts = typeof en;

export const quoteTexts: Readonly<Record<Language, QuoteTexts>> = { en, fr };
