/** Texts of the windows that send a mail; they come when one is opened. */
export const texts = {
  to: 'To',
  cc: 'Cc',
  addresses: 'Separate several with commas.',
  offered: 'Contacts of the client',
  copyTo: (who: string) => `Copy to ${who}`,
  message: 'Message',
  messageHint: 'It stands in the e-mail above the details.',
  wrongAddress: (label: string, wrong: string) =>
    `${label}: "${wrong}" is not an e-mail address. Write them as ann@example.com, ben@example.com.`,
  noRecipients: 'Say to whom it goes: there is no e-mail address.',
  preview: 'Preview',
  subject: (subject: string) => `Subject: ${subject}`,
  attached: (files: readonly string[]) => `With ${files.join(', ')}`,
  letterTitle: 'The e-mail as it will be sent',
  loading: 'Loading the e-mail',
  failed: 'The e-mail cannot be shown.',
  /** Whom a mail goes to, on the button that sends it; empty for nobody yet. */
  whom: ([first, ...others]: readonly string[]) => {
    if (first === undefined || others.length === 0) return first ?? '';
    return `${first} and ${others.length} more`;
  },
  again: 'Send it once more all the same',
  cancel: 'Cancel',
};
