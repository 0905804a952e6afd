/** Texts of what is looked at before a document is sent. */
export const texts = { mail: 'E-mail', pdf: 'PDF' };
