/** Texts of the frame of every public page (docs/product/pages.md "Home"). */
export const texts = {
  menu: {
    home: 'Home',
    allServices: 'Services',
    allQuotes: 'Generate Quote',
    gallery: 'Gallery',
    payment: 'Online Payment',
    contact: 'Contact Us',
    login: 'Login',
  },
  who: 'Who we are',
  tradeNames: (first: string, second: string, operator: string) =>
    `${first} and ${second} are trade names operated by ${operator}`,
  insured: 'Insurance coverage up to $5,000,000.',
  screened: 'Our team members are screened for criminal records and references.',
  talk: 'Talk to us',
  follow: 'Follow us',
  accepted: 'Accepted payments',
  visa: 'Visa',
  mastercard: 'Mastercard',
  interac: 'Interac debit',
  footer: 'Footer',
  /** Title of a page whose form was refused. */
  refused: (title: string) => `Please check: ${title}`,
  privacy: 'Privacy Policy',
  call: (phone: string) => `Call ${phone}`,
};
