import { expect, it } from '@jest/globals';
import { texts as cleaning } from '../cleaning/texts.en.ts';
import { texts as frenchCleaning } from '../cleaning/texts.fr.ts';
import { texts as contracting } from '../contracting/texts.en.ts';
import { texts as frenchContracting } from '../contracting/texts.fr.ts';
import { texts as english } from './texts.en.ts';
import { texts as french } from './texts.fr.ts';

/** Words that carry meaning, singular and plural alike. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/\p{L}{4,}/gu)
    ?.map((word) => word.replace(/s$/, '')) ?? [];

/** How much of a sentence stands in a description as well, from 0 to 1. */
function repeated(sentence: string, description: string): number {
  const said = new Set(wordsOf(description));
  const words = wordsOf(sentence);
  return words.filter((word) => said.has(word)).length / words.length;
}

it.each([
  ['English', { ...cleaning.services, ...contracting.services }, english],
  ['French', { ...frenchCleaning.services, ...frenchContracting.services }, french],
])(
  'a service’s description does not repeat the sentence beside its name, in %s',
  (_, services, descriptions) => {
    const repeats = Object.entries(services).map(([name, { sentence }]) => [
      name,
      repeated(sentence, descriptions[name as keyof typeof descriptions]),
    ]);
    expect(repeats).toHaveLength(13);
    expect(repeats.filter(([, share]) => Number(share) > 0.6)).toEqual([]);
  },
);
