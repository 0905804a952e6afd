/** Texts of quotes in list and editor. */
export const texts = {
  title: 'Quotes',
  number: 'Number',
  email: 'Email',
  price: 'Price',
  searched: 'number, e-mail, project or type',
  emptyHint: 'A quote that a visitor asks for on the site appears here by itself.',

  getFile: 'Get File',
  downloadFailed: 'Error while downloading quote.',
};
