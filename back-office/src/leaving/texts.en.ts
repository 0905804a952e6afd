/** Texts of the question before unsaved changes are left. */
export const texts = {
  title: 'Leave without saving?',
  text: 'What you have changed here is not saved yet.',
  leave: 'Leave',
  stay: 'Stay',
};
