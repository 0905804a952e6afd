/** Names that one sentence lists; a person can choose hundreds of files at once. */
const mostListed = 6;

/**
 * Lists names in a sentence; of many the first ones, and how many more there are.
 * @param quoted a name in quotation marks
 * @param others says how many more there are
 */
export const listOf = (
  list: Intl.ListFormat,
  names: readonly string[],
  quoted: (name: string) => string,
  others: (more: number) => string,
): string => {
  const more = names.length - mostListed;
  const shown = names.slice(0, mostListed).map(quoted);
  return list.format(more > 0 ? [...shown, others(more)] : shown);
};

/** Files of which a sentence is true. */
export interface NamedFiles {
  names: readonly string[];
}
