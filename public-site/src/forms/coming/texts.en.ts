/** The text of a form that is on its way: it comes with pages before the form's own texts do. */
export const texts = {
  loading: 'Loading the form…',
};
