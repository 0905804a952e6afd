/** Texts of the parts of editors that show accounts. */
export const texts = {
  ofClient: 'Account',
  ofInvoice: 'Account of this invoice',
  ofQuote: 'Payments of this quote',
  part: { loading: 'Loading what is owed', failed: 'What is owed could not be loaded.' },
};
