/** What stands at several fields, where it is told in one paragraph. */
export const inSentences = (texts: readonly string[]): string =>
  texts.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ');
