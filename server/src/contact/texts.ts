import type { Language } from 'shared-api/contract/values/language';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';

export type ContactTexts = typeof en;

export const contactTexts: Readonly<Record<Language, ContactTexts>> = { en, fr };
