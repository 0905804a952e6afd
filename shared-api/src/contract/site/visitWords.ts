import { wordsWith } from '../fields/words.ts';
import { texts as fieldFaults } from '../messages/fieldFaultTexts.en.ts';
import { texts as quoteFaults } from '../messages/quoteFaultTexts.en.ts';
import { texts } from '../messages/visitTexts.en.ts';

/** Words of the form that asks for a visit, in the language of the page. */
export const visitWords = wordsWith(
  { ...fieldFaults, ...quoteFaults, ...texts.faults },
  texts.labels,
);
