import type { ContactTexts } from './texts.ts';

/** What the sender of a message is told. */
export const fr: ContactTexts = {
  thanks: 'Merci de votre message. Nous répondons le jour même.',
};
