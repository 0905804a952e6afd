import type { Language } from './language.ts';
import { fromCents } from './money.ts';
import { writeMoney as en } from './moneyTexts.en.ts';
import { writeMoney as fr } from './moneyTexts.fr.ts';

const writers: Readonly<Record<Language, (cents: number) => string>> = { en, fr };

/**
 * Writes amounts in cents for readers of a language, where no build has chosen one.
 * @throws Error 'Invalid number' when it is not a whole number of cents
 */
export const moneyIn =
  (language: Language) =>
  (cents: number): string => {
    fromCents(cents);
    // No negative zero: it prints as "-0".
    return writers[language](cents === 0 ? 0 : cents);
  };
