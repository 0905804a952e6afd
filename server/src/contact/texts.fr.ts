import type { ContactTexts } from './texts.ts';

/** Confirmations to the sender of a message. */
export const fr: ContactTexts = {
  thanks: 'Merci de votre message. Nous répondons en un jour ouvrable au plus.',
};
