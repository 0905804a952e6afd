/** What the files are called that go with mails; `number` of a part as `10234-C1`. */
export const attachedFiles = {
  invoice: (number: number): string => `invoice-${number}.pdf`,
  quote: (number: number): string => `quote-${number}.pdf`,
  creditNote: (number: string): string => `credit-${number}.pdf`,
  depositRequest: (number: string): string => `deposit-request-${number}.pdf`,
  /** @param until the last day of its span, `YYYY-MM-DD` */
  statement: (until: string): string => `statement-${until}.pdf`,
} as const;
