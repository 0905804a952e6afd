/**
 * Removes possibly personal data from an error's text: e-mail addresses, long numbers, quoted data
 * and query strings. Identifiers in single quotes are kept.
 */
export const withoutPersonal = (text: string): string =>
  text
    .replace(/[^\s"'<>()]+@[\w.-]+/g, '…@…')
    .replace(/"[^"\n]*("|$)/gm, '"…"')
    .replace(/\?[^\s:)"']*/g, '')
    // Line and column numbers in stacks are shorter, and version digits are next to letters.
    .replace(/(?<![\w])\+?\d[\d ()-]{5,}\d(?![\w])/g, '#');
