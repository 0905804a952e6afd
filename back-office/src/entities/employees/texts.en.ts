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
  copyLink: 'Copy link',
  linkCopied: (name: string) => `The schedule link of ${name} is copied.`,
  copyByHand: 'Copy this link:',
  newLink: 'New link',
  newLinkFailed: 'Error replacing the schedule link.',
};
