import type { ImportableName } from 'shared-api/contract/entities/importing/imports';
import { foldText } from 'shared-api/contract/values/foldText';
import { importables, importedFields, joins } from '../importables.ts';

/** A heading without case, accents, underscores and the number of a repeated one. */
export const plainHeading = (text: string): string =>
  foldText(text.replace(/\s\(\d+\)$/, '').replace(/[_/.:*#]+/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/\be mail/g, 'email')
    .trim();

/** `postalCode` as words. */
const wordsOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter}`);

/** The field that each heading seems to be of; null where none does, or another column already is. */
export function guessMapping(
  entity: ImportableName,
  headings: readonly string[],
): (string | null)[] {
  const { known } = importables[entity];
  const fields = importedFields(entity);
  const byName = new Map<string, (typeof fields)[number]>();
  // A field's own names win over what other programs may mean by them.
  for (const field of fields) {
    for (const name of known[field.name] ?? []) byName.set(plainHeading(name), field);
  }
  for (const field of fields) {
    for (const name of [field.label, wordsOf(field.name)]) byName.set(plainHeading(name), field);
  }
  const taken = new Set<string>();
  return headings.map((heading) => {
    const field = byName.get(plainHeading(heading));
    if (!field || (taken.has(field.name) && !joins(field))) return null;
    taken.add(field.name);
    return field.name;
  });
}
