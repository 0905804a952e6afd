/**
 * Text of the privacy policy (docs/product/pages.md "Privacy policy"); `company` and `email` are
 * filled in.
 */

const days = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

interface Chapter {
  title: string;
  paragraphs: string[];
  list?: string[];
}

/** What information is for, and how it is kept. */
const useAndKeeping = (company: string): Chapter[] => [
  {
    title: 'Purposes',
    paragraphs: [
      `${company} ("we") collects personal information only for purposes that a reasonable person would expect from a cleaning and contracting company:`,
    ],
    list: [
      'to prepare quotes that you ask for, and to answer your messages',
      'to schedule and carry out services at your address',
      'to issue invoices, take payments and keep the records that tax law asks for',
      'to follow up after a service, and to keep our people and yours safe',
    ],
  },
  {
    title: 'Consent and its withdrawal',
    paragraphs: [
      'By sending a form or ordering a service you consent to the use of what you send for the purposes above. We ask again before we use it for anything else.',
      'You may withdraw your consent at any time, with reasonable notice and within what law and contracts allow. Write to us, and we will tell you what that means: without an address, for example, we cannot provide a service.',
    ],
  },
  {
    title: 'Limits on use, disclosure and retention',
    paragraphs: [
      'We use personal information only for the purposes it was collected for. We do not sell it, rent it or trade it. It is seen by those of our staff who need it, and by companies that work for us under contract, such as the payment provider and the mail service, who may use it for nothing else. We disclose it where the law requires us to.',
      'We keep it as long as the purpose lasts, and then as long as tax and limitation laws ask for; after that it is deleted. Copies in our backups go when those backups are deleted.',
    ],
  },
  {
    title: 'Safeguarding',
    paragraphs: [
      'Information is encrypted on its way, kept on protected machines, and open only to staff who log in. Passwords are kept in a form that nobody can read. We record each change and who made it.',
      'Card numbers go from your browser to our payment provider and never reach our servers.',
    ],
  },
];

/** Where to turn with questions and complaints. */
const askingUs = (email: string, address: string): Chapter[] => [
  {
    title: 'Access and correction',
    paragraphs: [
      `You may ask what we hold about you, how it was used and to whom it was disclosed, and have what is wrong corrected. Write to ${email} or to ${address}. We answer within 30 days.`,
    ],
  },
  {
    title: 'Challenge',
    paragraphs: [
      `If you think that we do not keep to this policy, write to our privacy officer at ${email}. We look into every complaint and tell you what came of it. You may also contact the Office of the Privacy Commissioner of Canada.`,
    ],
  },
];

/** What there is, and who may get it with the company. */
const collected: Chapter[] = [
  {
    title: 'Business transfer',
    paragraphs: [
      'If the company or a part of it is sold or merged, personal information may pass to the new owner as part of it, under the promises of this policy. We will tell you when that happens.',
    ],
  },
  {
    title: 'What we collect',
    paragraphs: ['Over the last twelve months we have collected these categories:'],
    list: [
      'Identifiers: name, postal address, e-mail address, phone number, and the internet (IP) address that a form is sent from.',
      'Customer billing information: invoices and payments; card numbers are collected by our payment provider on our behalf.',
      'Transaction details: services asked for and done, their dates, places and prices.',
      'When a quote or an invoice was first opened from the e-mail that it came with.',
      'How fast our pages appear and which errors they meet, without your name or anything that you type.',
      'Photographs that you choose for a request for a visit: we remove their location data, and delete them with the request, or after about three hours if you do not send it.',
    ],
  },
];

/** What stays on the reader's side. */
const browser: Chapter[] = [
  {
    title: 'What your browser keeps and sends',
    paragraphs: [
      'A cookie remembers the language that you chose. While we try out a new version of this site, another one remembers which version you see; it holds a number that you share with many others.',
      'What you type into a form, and small copies of the photos that you add to it, are kept in the tab in which you do so (card numbers never are), so that you still have them after a reload or on the page in the other language. The form shows them for half an hour, even after you have sent it, so that you find your answers when you go back. While a payment is under way, the tab keeps a random number by which it finds out what became of it. Closing the tab deletes all of this.',
      'Two things are sent to us before you press the button. While you fill in a quote form, your answers are sent, without your e-mail address, so that we can show you the price; we keep none of them. A photo is uploaded as soon as you choose it; if you do not send the request, we delete it after about three hours.',
      'We set no cookies for advertising, and follow nobody from site to site.',
    ],
  },
];

/** What a person may demand. */
const rights: Chapter[] = [
  {
    title: 'Your right to delete and to opt out',
    paragraphs: [
      'You may ask us to delete what we hold about you. We do so unless the law, an open invoice or a legal claim makes us keep a part; we then tell you which part and why.',
      'We do not sell personal information, so there is no sale to opt out of. You may opt out of follow-up messages at any time by answering one of them.',
    ],
  },
  {
    title: 'Authorized agent',
    paragraphs: [
      'Somebody else may use these rights on your behalf, with a signed permission from you or a power of attorney. We may ask you to confirm it with us directly.',
    ],
  },
  {
    title: 'Non-discrimination',
    paragraphs: [
      'Using your privacy rights costs you nothing. We do not refuse services, charge different prices or provide a different quality because of it.',
    ],
  },
];

/** The site, and the policy itself. */
const siteAndPolicy: Chapter[] = [
  {
    title: 'Children under 18',
    paragraphs: [
      'This site is for adults. We do not serve children under 18 through it and do not knowingly collect their information. If a child has sent us something, tell us, and we will delete it.',
    ],
  },
  {
    title: 'Linked sites',
    paragraphs: [
      'Our pages link to other sites, such as social networks and the car detailing service. Their own policies apply there; we are not responsible for them.',
    ],
  },
  {
    title: 'Security',
    paragraphs: [
      'We take reasonable technical and organizational measures against loss, theft and misuse. No transmission over the internet is entirely safe; if a breach puts you at a real risk of significant harm, we will tell you and the Commissioner without delay.',
    ],
  },
  {
    title: 'Changes to this policy',
    paragraphs: [
      'We may change this policy. The version on this page is the one that applies; a change that matters to you is announced here before it takes effect.',
    ],
  },
  {
    title: 'Law',
    paragraphs: [
      'This policy follows Canadian law, above all the Personal Information Protection and Electronic Documents Act (PIPEDA), and the laws of Ontario.',
    ],
  },
];

/** The chapters, for the company that runs the site. */
const chapters = (company: string, email: string, address: string): Chapter[] => [
  ...useAndKeeping(company),
  ...askingUs(email, address),
  ...collected,
  ...browser,
  ...rights,
  ...siteAndPolicy,
];

export const texts = {
  title: 'Privacy Policy',
  description:
    'What we collect, why, how it is kept safe, and what you can ask of us: in plain words.',
  lead: 'What we collect, why, how it is kept safe, and what you can ask of us.',
  /** @param day `YYYY-MM-DD` */
  updated: (day: string) => `Last updated ${days.format(new Date(day))}`,
  contents: 'Contents',
  chapters,
};
