import type { TimelineEntry } from 'shared-api/contract/billing/timeline';
import { texts as money } from 'shared-api/contract/messages/moneyBackTexts.en';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import { texts as parts } from '../../../document/timeline/texts.ts';

const { to, method } = parts;
const { disputeStates } = money;

/** Texts of what happened to an invoice. */
export const texts = {
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
      case 'seen':
        return parts.seen;
      case 'reminded':
        return `Reminder sent to ${to(entry)}`;
      case 'sentOtherwise':
        return `Sent by other means: ${note}`;
      case 'mailed':
        return `E-mail "${note}" to ${to(entry)}`;
      case 'payment':
        return `${amount} received, ${method(note) ?? `credit ${note}`}`;
      case 'applied':
        return `${amount} of what is held for it applied`;
      case 'heldAgain':
        return `${amount} of it held again`;
      case 'takenBack':
        return `${amount} taken back`;
      case 'disputed':
        return `${amount} of a card payment disputed`;
      case 'disputeEnded':
        return `Dispute over ${amount}: ${wordOf(disputeStates, note).toLowerCase()}`;
      case 'credited':
        return `Credit ${note} of ${amount} made`;
      case 'givenBack':
        return parts.givenBack(amount, note);
      case 'notGivenBack':
        return parts.notGivenBack(amount);
      case 'writtenOff':
        return `${amount} written off: ${note}`;
      case 'owedAgain':
        return `${amount} owed again: ${note}`;
      case 'paid':
        return 'Paid in full';
      case 'settled':
        return 'Nothing is owed any more';
      case 'voided':
        return `Voided: ${note}`;
    }
  },
};
