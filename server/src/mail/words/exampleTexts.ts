import type { Language } from 'shared-api/contract/values/language';
import { texts as en } from './exampleTexts.en.ts';
import { texts as fr } from './exampleTexts.fr.ts';

export const exampleWords: Readonly<Record<Language, typeof en>> = { en, fr };
