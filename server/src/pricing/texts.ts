import type { Language } from 'shared-api/contract/values/language';
import { en } from './texts.en.ts';

export type QuoteTexts = typeof en;

export const quoteTexts: Readonly<Record<Language, QuoteTexts>> = { en };
