import type { AnyTimelineEntry } from './Timeline.tsx';

const methods: Partial<Record<string, string>> = {
  '': 'on account',
  manual: 'recorded by hand',
  card: 'by card',
  'e-transfer': 'by e-transfer',
  cheque: 'by cheque',
  cash: 'in cash',
  other: 'otherwise',
};

/** Texts of what happened to a document. */
export const texts = {
  title: 'Timeline',
  loading: 'Loading the timeline',
  failed: 'The timeline did not come.',
  none: 'Nothing has happened to it yet.',
  by: (who: string) => `by ${who}`,
  waiting: 'Waiting to be sent',
  failedMail: (recipients: readonly string[]) => `Could not be sent to ${recipients.join(', ')}`,

  seen: 'Seen: opened from its mail',
  /** Parts of entries. */
  method: (method: string): string | undefined => methods[method],
  givenBack: (amount: string, method: string): string =>
    `${amount} given back, ${methods[method] ?? method}`,
  notGivenBack: (amount: string): string => `${amount} could not be given back: it is ours still`,
  to: ({ mails }: Pick<AnyTimelineEntry, 'mails'>): string =>
    mails.length === 0
      ? 'nobody: there was no address'
      : mails.map(({ recipient }) => recipient).join(', '),
};
