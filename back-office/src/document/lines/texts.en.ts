/** Texts of a document's lines; the headings are stored with them. */
export const texts = {
  headings: ['Description', 'Qty', 'Rate', 'Amount'],
  differ: (sum: string, subTotal: string) =>
    `The lines come to ${sum}, and the subtotal is ${subTotal}.`,
  take: (sum: string) => `Take ${sum}`,
  keep: (subTotal: string) => `Keep ${subTotal}`,
};
