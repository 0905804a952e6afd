const kinds = { invoice: 'invoice', quote: 'quote' };
type Kind = keyof typeof kinds;

/** Texts of a document beside its fields. */
export const texts = {
  kinds,
  title: 'PDF',
  frame: (kind: Kind) => `The ${kinds[kind]} as PDF`,
  loading: 'Loading the PDF',
  failed: 'The PDF cannot be shown.',
  again: 'Try again',
  stale: (kind: Kind) => `It shows the ${kinds[kind]} before your changes.`,
  refresh: 'Show with my changes',
  show: 'Show the PDF',
  open: 'Open the PDF in its own window',
  save: 'Save the PDF',
};
