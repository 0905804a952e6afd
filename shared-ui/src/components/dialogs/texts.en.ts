/** Texts of the question before what was typed in a window is lost. */
export const texts = {
  title: 'Close without saving?',
  text: 'What you have typed in this window is not saved.',
  stay: 'Go on typing',
  discard: 'Close',
};
