/** Texts of the part of editors that shows deposits. */
export const texts = {
  title: 'Deposits and part payments',
  part: {
    loading: 'Loading what was asked for',
    failed: 'What was asked for could not be loaded.',
  },
};
