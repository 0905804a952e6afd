/** A whole day, or days of one month, as they are written in English and in French. */
const days =
  /\p{L}{3,9} \d{1,2}(?: to \d{1,2})?, \d{4}|(?:\d{1,2}(?:er)? au )?\d{1,2}(?:er)? \p{L}{3,9} \d{4}/gu;

/**
 * A sentence whose lines end neither between `$` or `×` and its figure (French has the amount this way already)
 * nor within a day.
 */
export const unbroken = (sentence: string): string =>
  sentence
    .replaceAll(/([$×]) (?=\d)/g, '$1\u00a0')
    .replaceAll(days, (day) => day.replaceAll(' ', '\u00a0'));
