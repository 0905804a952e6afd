import { wordsWith } from '../fields/words.ts';
import { texts } from '../messages/contactTexts.en.ts';
import { texts as fieldFaults } from '../messages/fieldFaultTexts.en.ts';

/** Labels and error messages of the contact form in the page's language. */
export const contactWords = wordsWith({ ...fieldFaults, ...texts.faults }, texts.labels);
