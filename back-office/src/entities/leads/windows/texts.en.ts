import type { LeadTemplate } from 'shared-api/contract/entities/leadWork';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';

/** Texts of the windows over a lead. */
export const texts = {
  cancel: 'Cancel',

  client: {
    title: (who: string) => `Client of the lead of ${who}`,
    loading: 'Looking for clients with this e-mail or phone',
    failed: 'The clients did not come.',
    there: 'There is a client already',
    sameEmail: 'the same e-mail',
    samePhone: 'the same phone',
    sameBoth: 'the same e-mail and phone',
    unnamed: (id: number) => `Client #${id}`,
    use: (name: string) => `Use ${name}`,
    orNew: 'Or make a new one',
    makeNew: 'Make a new one',
    name: 'Name',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    city: 'City',
    postalCode: 'Postal code',
    language: 'Language',
    languages: values.language,
    with: 'Goes to the client too',
    quote: (number: number, title: string, total: string) =>
      [`Quote # ${number}`, title, total].filter(Boolean).join(', '),
  },

  close: {
    title: (who: string) => `Close the lead of ${who}`,
    reason: 'Why',
    choose: 'Choose a reason',
    reasons: values.leadCloseReason,
    note: 'In your own words',
    noteHint: 'For whoever looks at it later; they do not get it.',
    submit: 'Close the lead',
    noReason: 'Choose why the lead is closed.',
    changed: (message: string) => `${message} Look at it again, or close it all the same.`,
    isClosed: (who: string) => `The lead of ${who} is closed.`,
  },

  reply: {
    title: (who: string) => `Reply to ${who}`,
    template: 'Begin with',
    ownWords: 'Own words',
    templates: {
      callYou: 'We will call you',
      question: 'Tell us more',
      visit: 'A visit',
      quote: 'About the quote',
      decline: 'We cannot do it',
    } satisfies Record<LeadTemplate, string>,
    subject: 'Subject',
    noSubject: 'Type a subject.',
    noMessage: 'Write what you answer, or begin with one of the texts above.',
    send: (whom: string) => (whom === '' ? 'Send' : `Send to ${whom}`),
  },
};
