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
  visitLead:
    'Every site is different. Tell us about yours, and we will come by to look at it; the visit is free.',
  steps: 'How a visit goes',
  visitSteps: [
    'We call you within one business day to agree on a time.',
    'We come by and look at the work. That costs you nothing.',
    'You get the price in writing, and you decide.',
  ],
  orCall: 'Rather talk to someone?',
  call: (phone: string) => `Call ${phone}`,
  /** A price in whole dollars has no cents. */
  from: (dollars: number, per: string) =>
    `From $${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)} ${per}, plus tax`,
  priceAfterVisit: 'Free visit, price in writing',
  beforeAfter: 'Before and after',
  moments: { before: 'Before', after: 'After' },
  toQuote: 'See your price',
  toVisit: 'Ask for a visit',
  studentSpecial: 'Student Special: 4, 8 or 12 visits for less',
  scope: 'What you get',
  included: 'Included',
  excluded: 'Not included',
  questions: 'Questions and answers',
  area: 'Where we work',
  areaLead: 'Enter your postal code to see whether we come to you.',
  postalCode: 'Postal code',
  postalCodeHint: 'Such as N2L 3G1; the first three characters are enough.',
  check: 'Check',
  served: (place: string, district: string) => `Yes, we come to ${place} (${district}).`,
  elsewhere: (district: string, phone: string) =>
    `${district} is not on our regular routes. Call ${phone}; for larger jobs we do come.`,
  unreadable: 'Enter a Canadian postal code, such as N2L 3G1.',
  more: { Janitorial: 'More janitorial services', Contracting: 'More contracting services' },
};
