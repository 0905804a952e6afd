import { wordsWith } from '../fields/words.ts';
import { texts as fieldFaults } from '../messages/fieldFaultTexts.en.ts';
import { texts as quoteFaults } from '../messages/quoteFaultTexts.en.ts';
import { texts as labels } from '../messages/quoteLabelTexts.en.ts';
import { texts as options } from '../messages/quoteOptionTexts.en.ts';

/** Labels and error messages of quote forms in the page's language. */
export const quoteWords = wordsWith({ ...fieldFaults, ...quoteFaults }, labels);

/** The display name of an option in the page's language. */
export const { nameOf } = options;
