/** Texts of the question before unsaved changes are left. */
export const texts = {
  title: 'Leave without saving?',
  text: 'What you have changed here is not saved yet.',
  unknownTitle: 'Leave without an answer?',
  unknown:
    'No answer has come to what you sent, so it is not known whether what you have changed here is saved.',
  leave: 'Leave',
  stay: 'Stay',
};
