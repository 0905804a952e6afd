import { texts } from '../messages/visitTexts.en.ts';

/** What the fields of a request for a visit are called, in the language of the page. */
export const visitLabels = texts.labels.visit;
