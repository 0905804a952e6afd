/** Blanks, and signs that take no room: zero-width spaces and joiners, the soft hyphen, the byte order mark. */
const unseen = /[\s\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Whether a text has anything that a reader would see. */
export const isFilled = (value: unknown): boolean =>
  typeof value === 'string' && value.replace(unseen, '') !== '';
