import * as yup from 'yup';
import { longText } from '../fields/fields.ts';
import { isGiven, onceKey } from '../fields/requestFields.ts';
import { shown } from '../fields/shownLine.ts';
import { fault } from '../messages/faults.ts';

/** Most characters of a note, of a tag, and tags of a client. */
export const noteLimits = { note: 2000, tag: 30, tags: 12 };

/** A note about a client; with the same key it is added once. */
export const clientNoteSchema = yup
  .object({
    key: onceKey(),
    note: longText()
      .max(noteLimits.note, fault('tooLong', { most: noteLimits.note }))
      .test('given', fault('noNote'), isGiven),
  })
  .meta({ labels: 'clientNotes' });

/** All tags of a client, in their order. */
export const clientTagsSchema = yup
  .object({
    tags: yup
      .array(
        yup
          .string()
          .strict()
          .defined()
          .test('tag', fault('notTag'), (tag) => isGiven(tag) && tag.length <= noteLimits.tag)
          .test('shown', shown),
      )
      .strict()
      .typeError(fault('notTag'))
      .required(fault('notTag'))
      .max(noteLimits.tags, fault('tooManyTags', { most: noteLimits.tags })),
  })
  .meta({ labels: 'clientNotes' });

/** Tags as they are kept: without spaces around them, and each once, however it is written. */
export function cleanTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const tag of tags) {
    const word = tag.trim().replace(/\s+/g, ' ');
    const key = word.toLowerCase();
    if (word !== '' && !kept.has(key)) kept.set(key, word);
  }
  return [...kept.values()];
}
