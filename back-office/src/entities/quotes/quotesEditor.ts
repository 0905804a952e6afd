import { frozenQuoteFields } from 'shared-api/contract/entities/frozenQuote';
import { showAmount, sumAmounts } from '../../amounts.ts';
import { questionOfLines, type Lines } from '../../document/lines/lines.ts';
import { texts as lineTexts } from '../../document/lines/texts.ts';
import { defineEditor } from '../Editor.ts';
import { QuoteHead } from './head/QuoteHead.tsx';
import { QuoteActions } from './QuoteActions.tsx';
import { QuoteAside } from './QuoteAside.tsx';
import { followLines, priceOf } from './quoteLines.ts';
import { QuoteParts } from './QuoteParts.tsx';
import { splitOf } from './splitOf.ts';
import { texts } from './texts.ts';

export const quotesEditor = defineEditor<'quotes'>({
  hasMails: true,
  follows(name, value, { taxRate }, before) {
    if (name === 'price') return splitOf(value, taxRate);
    return name === 'lineData' ? followLines(value as Lines, before, taxRate) : undefined;
  },
  headings: { lineData: lineTexts.headings },
  first: [
    'clientId',
    'projectTitle',
    'requestDateTs',
    'validUntil',
    'category',
    'type',
    'lineData',
  ],
  elsewhere: ['number', 'sinceTs'],
  sums: {
    below: 'lineData',
    fields: ['subTotal', 'tax', 'price'],
    more: ({ price, received }) =>
      price === null || received <= 0
        ? []
        : [
            { label: texts.received, amount: showAmount(received) },
            { label: texts.open, amount: showAmount(sumAmounts([price, -received])) },
          ],
  },
  question: ({ lineData: lines, price }, { taxRate }) => {
    // Subtotal and tax are not sent: they follow from the price.
    // What is no amount is asked about as it was typed: that is said to be none, and of what it is wrong.
    const subTotal =
      typeof price === 'string' ? price : (splitOf(price, taxRate).subTotal ?? price);
    return questionOfLines({ lines, subTotal }, 'price', (cents) => ({
      price: priceOf(cents, taxRate),
    }));
  },
  locked: ({ acceptedOn }) =>
    acceptedOn === null ? undefined : { fields: frozenQuoteFields, why: texts.frozen },
  Actions: QuoteActions,
  actionsNeed: 'seeAccounts',
  Part: QuoteParts,
  Head: QuoteHead,
  Aside: QuoteAside,
  asideNeeds: 'seeAccounts',
  hasNoAsideOfNew: true,
});
