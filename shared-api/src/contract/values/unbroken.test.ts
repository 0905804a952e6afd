import { expect, it } from '@jest/globals';
import { unbroken } from './unbroken.ts';

it.each([
  ['Installing hardwood, sqft × 12', 'Installing hardwood, sqft ×_12'],
  ['It comes to $ 12.00.', 'It comes to $_12.00.'],
  ['Pay by December 4, 2026.', 'Pay by December_4,_2026.'],
  [
    'The price was valid until January 31, 2026. Ask again.',
    'The price was valid until January_31,_2026. Ask again.',
  ],
  ['payé le 24 novembre 2026. Merci!', 'payé le 24_novembre_2026. Merci!'],
  ['closed December 7 to 9, 2026; open', 'closed December_7_to_9,_2026; open'],
  ['fermé du 1er au 9 décembre 2026', 'fermé du 1er_au_9_décembre_2026'],
  ['d’ici le 1er août 2026', 'd’ici le 1er_août_2026'],
  [
    'Room 2, King Street Towers 1, unit 403, 8 visits',
    'Room 2, King Street Towers 1, unit 403, 8 visits',
  ],
])('keeps together what is read as one: %s', (sentence, kept) => {
  expect(unbroken(sentence).replaceAll('\u00a0', '_')).toBe(kept);
});
