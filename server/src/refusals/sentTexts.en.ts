import { officeDay, officeTime } from 'shared-api/contract/values/officeDay';

/** What somebody sends, as far as the words about it differ. */
export type SentKind =
  'bill' | 'reminder' | 'other' | 'quote' | 'credit' | 'deposit' | 'statement' | 'reply';

/** How something was sent before. */
export interface SentBefore {
  kind: SentKind;
  /** Of the document; the last day of a statement. A reply has none. */
  number: number | string | null;
  /** Empty for the daily update. */
  who: string;
  /** On the company's clock. */
  at: string;
  /** Nobody where it was not mailed. */
  recipients: readonly string[];
  /** Whether it was asked for by a page that has no way to say that it is meant: one from before an update. */
  isOldPage?: boolean;
}

const documents: Record<SentKind, (number: SentBefore['number']) => string> = {
  bill: (number) => `Invoice ${number}`,
  other: (number) => `Invoice ${number}`,
  reminder: (number) => `A reminder of invoice ${number}`,
  quote: (number) => `Quote ${number}`,
  credit: (number) => `Credit note ${number}`,
  deposit: (number) => `${number}`,
  statement: (lastDay) => `The statement up to ${officeDay(String(lastDay))}`,
  reply: () => 'A reply to this lead',
};

/** Refusals to send what somebody else has just sent. */
export const sentEn = {
  sentMeanwhile: ({ kind, number, who, at, recipients, isOldPage }: SentBefore) => {
    const by = who === '' ? 'the daily update' : who;
    const more = recipients.length > 3 ? ` and ${recipients.length - 3} more` : '';
    const to = recipients.length === 0 ? '' : `, to ${recipients.slice(0, 3).join(', ')}${more}`;
    const how = kind === 'other' ? 'marked as sent' : 'sent';
    const when = `${officeDay(at.slice(0, 10))} at ${officeTime(at)}`;
    // "a.m." has the full stop already.
    const sentence =
      `${documents[kind](number)} was ${how} already: by ${by}, on ${when}${to}.`.replace(
        /\.\.$/,
        '.',
      );
    return isOldPage === true
      ? `${sentence} To send it once more all the same, reload this page first.`
      : sentence;
  },
};
