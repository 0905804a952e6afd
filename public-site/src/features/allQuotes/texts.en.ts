const listed = (words: readonly string[]): string =>
  `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Texts of the page with all instant quotes. */
export const texts = {
  title: 'Generate Quote',
  /** @param kinds of quotes by their titles */
  description: (kinds: readonly string[]) =>
    `Instant quotes for ${listed(kinds).toLowerCase()} services: itemised, tax included, in a minute.`,
  lead: 'Pick what needs doing and see your price at once, line by line, tax included.',
  cleaning: 'Cleaning quotes',
  contracting: 'Contracting quotes',
  quote: (title: string) => `${title} quote`,
};
