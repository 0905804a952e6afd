import { frozenQuoteFields } from 'shared-api/contract/entities/frozenQuote';
import { defineEditor } from '../Editor.ts';
import { QuoteActions } from './QuoteActions.tsx';
import { QuoteParts } from './QuoteParts.tsx';
import { QuoteState } from './QuoteState.tsx';
import { splitOf } from './splitOf.ts';
import { texts } from './texts.ts';

export const quotesEditor = defineEditor<'quotes'>({
  hasMails: true,
  follows: (name, value, { taxRate }) => (name === 'price' ? splitOf(value, taxRate) : undefined),
  locked: ({ acceptedOn }) =>
    acceptedOn === null ? undefined : { fields: frozenQuoteFields, why: texts.frozen },
  Actions: QuoteActions,
  Part: QuoteParts,
  State: QuoteState,
});
