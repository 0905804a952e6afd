import type { Field } from 'shared-api/contract/fields/FieldMeta';
import { texts } from '../texts.ts';

/**
 * Days that are typed in part, or that the calendar does not have: the browser gives them as empty,
 * and saving would remove the day that stood there.
 * @returns what is wrong with each, by the field's name
 */
export function unfinishedDates(
  fields: readonly Field[],
  form: HTMLFormElement | null,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, label }) => {
      const input = form?.elements.namedItem(name);
      const isUnfinished = input instanceof HTMLInputElement && input.validity.badInput;
      return isUnfinished ? [[name, texts.unfinishedDate(label)]] : [];
    }),
  );
}
