import { wordsWith } from '../fields/words.ts';
import { texts } from '../messages/contactTexts.en.ts';
import { texts as fieldFaults } from '../messages/fieldFaultTexts.en.ts';

/** Words of the contact form, in the language of the page. */
export const contactWords = wordsWith({ ...fieldFaults, ...texts.faults }, texts.labels);
