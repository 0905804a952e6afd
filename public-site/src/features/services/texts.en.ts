/**
 * Texts of the pages of all services and of one (title and description: docs/product/pages.md
 * "Addresses").
 */
export const texts = {
  title: 'Our Services',
  description: 'Contracting and janitorial services with an experienced crew since July 2017.',
  janitorial: 'Janitorial',
  contracting: 'Contracting',
  quote: 'Instant Quote',
  visit: 'Priced after a visit',
  visitLead: 'Every site is different. Call us, and we come by to look at it; the visit is free.',
  call: (phone: string) => `Call ${phone}`,
  more: { Janitorial: 'More janitorial services', Contracting: 'More contracting services' },
};
