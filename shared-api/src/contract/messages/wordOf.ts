/** The word for a stored value; the value itself if the catalogue has none, as for an empty one. */
export const wordOf = (words: Readonly<Record<string, string>>, stored: string): string =>
  (Object.hasOwn(words, stored) ? words[stored] : undefined) ?? stored;
