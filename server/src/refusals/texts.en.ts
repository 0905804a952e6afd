/** Why the server refuses something, by code; quotes, mails and documents have catalogues of their own. */
export const en = {
  // Quotes
  formSentBefore: () =>
    'This form has already been sent with other answers. Reload the page to ask for another quote.',
  tooManyQuotes: ({ minutes }: { minutes: number }) =>
    `You have asked for many quotes in a short time. Please try again in ${minutes} minutes, or call us.`,
  dayPassed: () => 'This date has passed. Please choose a later one.',
  daysBlocked: ({ ranges }: { ranges: readonly { from: string; to: string }[] }) => {
    const dates = ranges.map(({ from, to }) => (from === to ? from : `${from} to ${to}`));
    return `Currently not scheduling any appointments for the dates: ${dates.join(', ')}`;
  },
  areaUnreadable: () => 'Enter the total area in square feet as a number, 420 say.',

  // Contact
  tooManyMessages: ({ minutes }: { minutes: number }) =>
    `You have sent many messages in a short time. Please try again in ${minutes} minutes, or call us.`,

  // Payments
  cardNumberSent: () =>
    'Card numbers belong to the payment provider alone. Nothing was kept; reload the page and try again.',
  paymentSentBefore: () => 'This payment has already been sent with another number or amount.',
  amountMismatch: () =>
    "Invoice/Quote number don't match the amount, please make sure you are entering the correct amount.",
  alreadyPaid: ({ number }: { number: number }) => `#${number} is paid already. Thank you!`,
  quoteInvoiced: ({ number, invoice }: { number: number; invoice: number | null }) =>
    `Quote #${number} has been invoiced. Please pay ${invoice === null ? 'its invoice' : `invoice #${invoice}`} instead.`,

  // Documents
  numbersUsedUp: () =>
    'All five-digit numbers for quotes and invoices are used up. Nothing was saved.',

  // Any call
  tooManyRequests: ({ after }: { after: string }) =>
    `Too many requests. Please try again in ${after}.`,
  bodyLate: () => 'The body of the request did not arrive in time. Please try again.',
  hostHeader: () => 'The request must have exactly one Host header.',
  nulInAddress: () => 'The address must not contain the NUL character (%00).',
};
