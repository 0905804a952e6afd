/** The words of a mail's button, which the lists of mails carry. */
export const texts = {
  read: 'Read the e-mail',
  readCopy: (recipient: string) => `Read the e-mail to ${recipient}`,
};
