import { wordsWith } from '../fields/words.ts';
import { texts as fieldFaults } from '../messages/fieldFaultTexts.en.ts';
import { texts as quoteFaults } from '../messages/quoteFaultTexts.en.ts';
import { texts as labels } from '../messages/quoteLabelTexts.en.ts';
import { texts as options } from '../messages/quoteOptionTexts.en.ts';

/** Words of the forms of quotes, in the language of the page. */
export const quoteWords = wordsWith({ ...fieldFaults, ...quoteFaults }, labels);

/** A choice of these forms, in the language of the page. */
export const { nameOf } = options;
