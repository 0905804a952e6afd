/** Texts of employees in list and editor. */
export const texts = {
  title: 'Employees',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  secret: 'Secret',
  searched: 'name, e-mail or phone',
  emptyHint: 'Create the first employee, to give services to somebody.',

  choose: 'Choose…',
  nobody: 'Nobody',

  more: 'More actions',
  /** Where neither a name nor an e-mail address is known. */
  unnamed: (id: number) => `Employee ${id}`,

  copyLink: 'Copy link',
  linkCopied: (name: string) => `The schedule link of ${name} is copied.`,
  copyByHand: 'Copy this link:',
  newLink: 'New link…',
  replacing: {
    title: (name: string) => `Make a new link for ${name}?`,
    text: 'The link that opens the schedule on their phone stops working at once. “Copy link” then copies the new one, for you to send.',
    confirm: 'Make a new link',
    keep: 'Keep the old one',
  },
  newLinkFailed: 'Error replacing the schedule link.',
};
