/** Texts of the question before what was typed in a window is lost. */
export const texts = {
  title: 'Close without saving?',
  text: 'What you have typed in this window is not saved.',
  unknownTitle: 'Close without an answer?',
  unknown: 'No answer has come to what you sent, so it is not known whether it is saved.',
  stay: 'Go on typing',
  discard: 'Close',
};
