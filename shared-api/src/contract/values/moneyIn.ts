import type { Language } from './language.ts';
import { fromCents } from './money.ts';
import { writeMoney as en } from './moneyTexts.en.ts';
import { writeMoney as fr } from './moneyTexts.fr.ts';

const writers: Readonly<Record<Language, (cents: number) => string>> = { en, fr };

/**
 * Formats cents in a given language, for code that is not built per language.
 * @throws Error 'Invalid number' if it is not a whole number of cents
 */
export const moneyIn =
  (language: Language) =>
  (cents: number): string => {
    fromCents(cents);
    // Avoids negative zero, which prints as "-0".
    return writers[language](cents === 0 ? 0 : cents);
  };
