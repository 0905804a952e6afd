/** Texts of a client's files. */
export const texts = {
  loading: 'Loading the files',
  failed: 'The files did not come.',
  noneTitle: 'No documents yet',
  none: 'Quotes and issued invoices stand here as PDF.',
  quotes: 'Quotes',
  invoices: 'Invoices',
  quote: (number: number) => `Quote ${number}`,
  invoice: (number: number) => `Invoice ${number}`,
  pdf: 'PDF',
  of: (name: string) => ` of ${name}`,
};
