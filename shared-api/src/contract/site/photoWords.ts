/** Why photos of a request were left out, in the language of the page. */
export { texts as photoTexts } from '../messages/photos/photoTexts.en.ts';
