import type { ErasedKind, KeptKind } from 'shared-api/contract/entities/anonymise/anonymise';
import { anonymiseObstacleTexts } from 'shared-api/contract/entities/anonymise/obstacleTexts.en';

/** Texts of anonymising a client. */
export const texts = {
  button: 'Anonymise…',
  title: 'Anonymise this client',
  intro:
    'For a person who asks that what you know of them is erased. It cannot be undone: export the data first if somebody may need it.',
  loading: 'Looking at what there is…',
  obstacles: 'Not yet possible',
  obstacle: anonymiseObstacleTexts,
  erased: 'Will be erased',
  erasedKind: {
    fields: 'Name, company, e-mail addresses, phone and address',
    addresses: 'Further addresses',
    contacts: 'Further contacts',
    notes: 'Notes',
    tags: 'Tags',
    contracts: 'Places and instructions of contracts',
    services: 'Places and instructions of services',
    quotes: 'What quotes say that were not accepted',
    requests: 'Requests, with what was written in them',
    photos: 'Photos',
    mails: 'Mails: what they say and whom they went to',
    history: 'Values in the history of changes',
    imports: 'Files of imports that hold the client',
  } satisfies Record<ErasedKind, string>,
  kept: 'Will stay',
  keptWhy: 'The law wants these kept for six years, with the name and address that stand on them.',
  keptKind: {
    invoices: 'Issued invoices',
    credits: 'Credit notes',
    acceptedQuotes: 'Accepted quotes',
    payments: 'Payments in the ledger',
  } satisfies Record<KeptKind, string>,
  what: 'What',
  count: 'Number',
  reason: 'Reason',
  reasonHint: 'Who asked, when and how: it is written into the history.',
  submit: 'Erase for good',
  cancel: 'Cancel',
  close: 'Close',
};
