import type { Language } from '../values/language.ts';
import { metaOf, type FieldDeclarations } from './fieldsOf.ts';
import { toPoint } from '../values/typedNumbers.ts';

/**
 * An input with the numbers in its texts (`meta({ typed })`) as they are checked and kept, with a point,
 * whatever its language writes. Everything else stays as it is.
 * @param language of the page that the input comes from
 */
export function withPoints<Input>(
  { fields }: Pick<FieldDeclarations, 'fields'>,
  input: Input,
  language: Language,
): Input {
  if (typeof input !== 'object' || input === null) return input;
  const texts = Object.entries(input).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const pointed = texts.flatMap(([name, text]): [string, string][] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const unit = field && metaOf(field)?.typed;
    return unit === undefined ? [] : [[name, toPoint(text, language, unit)]];
  });
  const changed = Object.fromEntries(pointed) as Record<string, string>;
  return pointed.length === 0 ? input : { ...input, ...changed };
}
