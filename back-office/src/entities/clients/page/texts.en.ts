import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';

const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

const methods: Partial<Record<string, string>> = {
  card: 'By card',
  'e-transfer': 'By e-transfer',
  cheque: 'By cheque',
  cash: 'In cash',
};

/** Texts of a client's page; those of what happened stand in `eventTexts.en.ts`. */
export const texts = {
  back: 'Clients',
  unnamed: (id: number) => `Client ${id}, without a name`,
  language: (language: keyof typeof values.language) => `In ${values.language[language]}`,
  since: (day: string) => `Client since ${day}`,
  mail: (address: string) => `Write to ${address}`,
  call: (number: string) => `Call ${number}`,
  map: (place: string) => `${place} on a map`,

  figures: 'At a glance',
  figuresLoading: 'Loading balance and next visit',
  figuresFailed: 'Balance and next visit did not come.',
  balance: 'Balance owed',
  weOwe: 'We owe them',
  onAccount: 'Money on account',
  held: 'Deposits held',
  overdue: 'Overdue',
  overdueOn: (invoices: number) => `on ${count(invoices, 'invoice', 'invoices')}`,
  nextVisit: 'Next visit',
  noVisit: 'None planned',
  nobody: 'Nobody is assigned',

  parts: 'What there is of this client',
  partNames: {
    everything: 'Everything',
    visits: 'Visits',
    contracts: 'Contracts',
    quotes: 'Quotes',
    invoices: 'Invoices',
    payments: 'Payments',
    messages: 'Messages',
    notes: 'Notes',
    files: 'Files',
    places: 'Contacts',
  },
  newOf: {
    visits: 'New visit',
    contracts: 'New contract',
    quotes: 'New quote',
    invoices: 'New invoice',
    payments: 'New payment',
  },

  loading: {
    visits: 'Loading the visits',
    contracts: 'Loading the contracts',
    quotes: 'Loading the quotes',
    invoices: 'Loading the invoices',
    payments: 'Loading the payments',
  },
  failed: {
    visits: 'The visits did not come.',
    contracts: 'The contracts did not come.',
    quotes: 'The quotes did not come.',
    invoices: 'The invoices did not come.',
    payments: 'The payments did not come.',
  },
  toCome: 'From today',
  past: 'Before today',
  none: {
    visits: {
      title: 'No visits yet',
      text: 'Plan a single visit here. Visits that recur come from a contract.',
    },
    contracts: {
      title: 'No contracts yet',
      text: 'A contract says which weekdays this client is served; the visits follow from it.',
    },
    quotes: {
      title: 'No quotes yet',
      text: 'Make a quote to offer a price that the client can accept.',
    },
    invoices: {
      title: 'No invoices yet',
      text: 'Invoices come from visits that are complete, or are made here one by one.',
    },
    payments: {
      title: 'No payments yet',
      text: 'Record what this client has paid; it goes to open invoices or stays on account.',
    },
  },
  dayless: 'No day yet',
  perMonth: (amount: string) => `${amount} a month`,
  perVisit: (amount: string) => `${amount} a visit`,
  unnamedContract: 'Contract',
  unnamedVisit: 'Visit',
  quote: (number: number, title: string) =>
    title === '' ? `# ${number}` : `# ${number}\u00a0· ${title}`,
  draftInvoice: 'No number yet',
  open: (amount: string) => `${amount} open`,
  invoice: (number: number, type: string) =>
    type === '' ? `# ${number}` : `# ${number}\u00a0· ${type}`,
  takenBack: 'Taken back',
  onAccountPart: (amount: string) => `${amount} on account`,
  received: 'Received',
  paid: (method: string, invoices: readonly number[]) =>
    [
      methods[method] ?? '',
      invoices.length === 0 ? '' : `for ${invoices.map((n) => `# ${n}`).join(', ')}`,
    ]
      .filter(Boolean)
      .join(', '),
  paidOnQuote: (number: number) => `on quote # ${number}`,
  newest: (shown: number) =>
    `These are the newest ${shown}. Older payments stand under Everything, and in the statement.`,
};
