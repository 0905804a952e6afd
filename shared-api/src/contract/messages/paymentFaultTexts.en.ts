/** Error messages of the payment form. */
export const texts = {
  noDocumentNumber: () => 'Enter invoice / quote number',
  notDocumentNumber: () => 'An invoice / quote number has five digits.',
  lowAmount: () => "Amount can't be lower than $1.00",
  highAmount: () => 'Card payments go up to $99,999.99. Please call us to pay more.',
  notAmount: () => 'Amount must be dollars and cents, written as 1234.50.',
  noCardToken: () => 'The card token is missing.',
  foreignCardToken: () => 'The card token must be one of the provider.',
};
