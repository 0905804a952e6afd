/** Texts of windows that change many records. */
export const texts = {
  unknown:
    'No answer came, so it is not known whether that was done. Look at the list before you do it again.',
};
