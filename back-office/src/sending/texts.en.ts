/** Texts of forms that are left while it is not known what became of them. */
export const texts = {
  unknown:
    'No answer came, so it is not known whether that was done. Look at what is shown now before you do it again.',
  unanswered:
    'No answer has come yet, so it is not known whether that is done. Look at what is shown now before you do it again.',
};
