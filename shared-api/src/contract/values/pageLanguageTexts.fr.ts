import type { Language } from './language.ts';

export const pageLanguage: Language = 'fr';
