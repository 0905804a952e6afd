import type { ContactTexts } from './texts.ts';

/** Confirmations to the sender of a message. */
export const fr: ContactTexts = {
  thanks: 'Merci de votre message. Nous répondons le jour même.',
};
