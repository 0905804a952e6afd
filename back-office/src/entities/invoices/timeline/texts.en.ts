import type { TimelineEntry } from 'shared-api/contract/billing/timeline';

const methods: Partial<Record<string, string>> = {
  '': 'on account',
  manual: 'recorded by hand',
  card: 'by card',
  'e-transfer': 'by e-transfer',
  cheque: 'by cheque',
  cash: 'in cash',
  other: 'otherwise',
};

const to = ({ mails }: TimelineEntry): string =>
  mails.length === 0
    ? 'nobody: there was no address'
    : mails.map((mail) => mail.recipient).join(', ');

/** Texts of what happened to an invoice. */
export const texts = {
  title: 'Timeline',
  loading: 'Loading the timeline',
  failed: 'The timeline did not come.',
  none: 'Nothing has happened to it yet.',
  by: (who: string) => `by ${who}`,
  entry: (entry: TimelineEntry, amount: string): string => {
    const { kind, services, note } = entry;
    switch (kind) {
      case 'made':
        if (services === null) return 'Made';
        return `Made from ${services} ${services === 1 ? 'service' : 'services'}`;
      case 'issued':
        return 'Issued';
      case 'sent':
        return `Sent to ${to(entry)}`;
      case 'reminded':
        return `Reminder sent to ${to(entry)}`;
      case 'sentOtherwise':
        return `Sent by other means: ${note}`;
      case 'mailed':
        return `E-mail "${note}" to ${to(entry)}`;
      case 'payment':
        return `${amount} received, ${methods[note] ?? `credit ${note}`}`;
      case 'takenBack':
        return `${amount} taken back`;
      case 'credited':
        return `Credit ${note} made`;
      case 'writtenOff':
        return `${amount} written off: ${note}`;
      case 'paid':
        return 'Paid in full';
      case 'voided':
        return `Voided: ${note}`;
    }
  },
  waiting: 'Waiting to be sent',
  failedMail: (recipients: readonly string[]) => `Could not be sent to ${recipients.join(', ')}`,
};
