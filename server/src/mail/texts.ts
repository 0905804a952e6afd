import type { Language } from 'shared-api/contract/values/language';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';

export type MailTexts = typeof en;

export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, fr };
