/** Texts of the contact page. */
export const texts = {
  title: 'Contact Us',
  description: 'Call, write or send a message: we answer within one business day.',
  lead: 'Tell us what you need. We answer within one business day.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  phone: 'Phone',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending…',
  sent: 'Your message is on its way',
  again: 'Change and try again',
  failed: 'There was a problem submitting your request.',
  check: 'Please check',
  reach: 'Reach us directly',
  hours: 'Opening hours',
  /** @param days as the company file has them: `Monday to Friday` */
  openDays: (days: string) => days,
  /** @param hours as the company file has them: `8:00 to 18:00` */
  openHours: (hours: string) => hours,
  address: 'Address',
};
