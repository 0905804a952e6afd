/** Words of the made-up case in examples of mails. */
export const texts = {
  headings: ['Description', 'Amount'],
  cleaning: 'Cleaning of the offices',
  title: 'Cleaning of the offices',
  subject: 'Cleaning',
  question: 'Could you clean our offices once a week?',
  message: 'Thank you for writing to us. Yes, we would be glad to.',
  address: '12 Erb Street West',
  reason: 'One room was left out',
};
