import { fromCents } from './money.ts';

/**
 * Formats cents as a catalogue of money does, for code that is not built per language.
 * @throws Error 'Invalid number' if it is not a whole number of cents
 */
export const moneyIn =
  ({ writeMoney }: { writeMoney: (cents: number) => string }) =>
  (cents: number): string => {
    fromCents(cents);
    // Avoids negative zero, which prints as "-0".
    return writeMoney(cents === 0 ? 0 : cents);
  };
