import type { QuoteTimelineEntry } from 'shared-api/contract/quotes/office/quoteTimeline';
import { texts as parts } from '../../../document/timeline/texts.ts';

const { to, method } = parts;

/** Texts of what happened to a quote. */
export const texts = {
  entry: (entry: QuoteTimelineEntry, amount: string): string => {
    const { kind, note } = entry;
    switch (kind) {
      case 'asked':
        return `Asked for on the site by ${note}`;
      case 'made':
        return 'Made';
      case 'sent':
        return `Sent to ${to(entry)}`;
      case 'seen':
        return parts.seen;
      case 'mailed':
        return `E-mail "${note}" to ${to(entry)}`;
      case 'accepted':
        return `Accepted by ${note}, ${amount}; recorded`;
      case 'orderMade':
        return `Change order ${note} made, ${amount}`;
      case 'orderAccepted':
        return `Change order ${note} accepted; recorded`;
      case 'orderWithdrawn':
        return `Change order ${note} withdrawn`;
      case 'depositAsked':
        return `${amount} asked for with ${note}`;
      case 'payment':
        return `${amount} received, ${method(note) ?? note}`;
      case 'takenBack':
        return `${amount} taken back`;
      case 'givenBack':
        return parts.givenBack(amount, note);
      case 'notGivenBack':
        return parts.notGivenBack(amount);
      case 'kept':
        return `${amount} of ${note} kept`;
      case 'billed':
        return `Billed with invoice ${note}, ${amount}`;
      case 'billVoided':
        return `Invoice ${note} voided`;
    }
  },
};
