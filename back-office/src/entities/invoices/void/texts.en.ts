/** Texts of the window that voids an invoice; it comes when it is opened. */
export const texts = {
  staysTitle: (number: number | null) => `Invoice ${number} stays`,
  keepsNumber: 'An issued invoice keeps its number and cannot be deleted.',
  isPaid:
    'Nothing is owed on this one any more, so it cannot be voided either. A credit takes back what was billed too much.',
  isVoid: (since: string) => `This one is void since ${since}.`,

  title: (number: number | null) => `Void invoice ${number}?`,
  credit: 'Credit…',
  voidIt: 'Void it',
  keepIt: 'Keep it',
  whatItDoes: (amount: string) =>
    `An issued invoice cannot be deleted. Voiding it credits the whole amount, ${amount}, and keeps the number: nothing is owed on it, no reminder is sent, and its PDF says VOID.`,
  afterwards:
    'Its services can be invoiced again; the next daily update does so with those that are complete. An invoice that is void stays so.',
  heldAgain: (amount: string) =>
    `${amount} that was applied to it is held again, for the next invoice of its quote or contract.`,
  reason: 'Reason',
};
