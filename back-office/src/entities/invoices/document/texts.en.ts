/** Texts of an invoice's document in the editor. */
export const texts = {
  title: 'PDF',
  frame: 'The invoice as PDF',
  loading: 'Loading the PDF',
  failed: 'The PDF cannot be shown.',
  again: 'Try again',
  stale: 'It shows the invoice before your changes.',
  refresh: 'Show with my changes',
  show: 'Show the PDF',
  open: 'Open the PDF in its own window',
};
