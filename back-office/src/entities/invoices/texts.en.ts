/** Texts of invoices in the office. */
export const texts = {
  frozen:
    'This invoice is issued or paid, so its client, type, date, subtotal and details are frozen. Make a credit instead.',
};
