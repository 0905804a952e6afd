/** Texts at the head of an invoice. */
export const texts = {
  back: 'Invoices',
  draft: 'Draft',
  sent: 'Sent',
  notSent: 'Issued, not sent',
  partPaid: 'Part paid',
  void: 'Void',
  overdue: (days: number) => `Overdue ${days} ${days === 1 ? 'day' : 'days'}`,

  named: (number: number) => `Invoice ${number}`,
  unnamed: 'Invoice without a number',
  noClient: 'No client yet',
  issued: (day: string) => `Issued ${day}`,
  dated: (day: string) => `Dated ${day}`,
  due: (day: string) => `Due ${day}`,
  paidOn: (day: string) => `Paid on ${day}`,
  settledSince: (day: string) => `Nothing owed since ${day}`,
  voidSince: (day: string, reason: string) => `Void since ${day}: ${reason}`,
  owed: (amount: string) => `${amount} owed`,
  sentTimes: (times: number) => {
    if (times === 0) return 'Not sent yet';
    if (times === 1) return 'Sent once';
    return times === 2 ? 'Sent twice' : `Sent ${times} times`;
  },

  review: 'Review and send',
  recordPayment: 'Record payment',
  more: 'More actions',
  send: 'Send',
  sendAgain: 'Send again',
  remind: 'Send reminder',
  markSent: 'Mark as sent',
  credit: 'Credit…',
  refund: 'Refund…',
  writeOff: 'Write off…',
  voidIt: 'Void…',
};
