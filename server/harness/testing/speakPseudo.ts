import { languageHeader, locales, prefixes } from 'shared-api/contract/values/language';
import { contactTexts } from '../../src/contact/texts.ts';
import { mailTexts } from '../../src/mail/texts.ts';
import { paymentTexts } from '../../src/payments/texts.ts';
import { quoteTexts } from '../../src/pricing/texts.ts';
import { labelTexts, refusalTexts } from '../../src/refusals/texts.ts';
import { pseudoTexts } from './pseudoTexts.ts';

/**
 * Gives this process a made-up language beside the real ones, as a language is added: a word in the
 * table of languages and a catalogue in each room.
 * @returns the header of a call from a page in it
 */
export function speakPseudo(): Record<string, string> {
  const name = 'qps';
  Object.assign(locales, { [name]: 'qps-CA' });
  Object.assign(prefixes, { [name]: `/${name}` });
  const rooms = [contactTexts, labelTexts, mailTexts, paymentTexts, quoteTexts, refusalTexts];
  for (const texts of rooms) Object.assign(texts, { [name]: pseudoTexts<object>(texts.en) });
  return { [languageHeader]: name };
}
