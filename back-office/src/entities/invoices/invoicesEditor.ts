import { frozenFields, isFrozen } from 'shared-api/contract/entities/frozenInvoice';
import { fromCents } from 'shared-api/contract/values/money';
import {
  followingSubTotal,
  questionOfLines,
  withAmounts,
  type Lines,
} from '../../document/lines/lines.ts';
import { texts as lineTexts } from '../../document/lines/texts.ts';
import { InvoiceAccount } from '../../money/account/Accounts.tsx';
import { defineEditor } from '../Editor.ts';
import { amountsOf } from './amountsOf.ts';
import { FrozenNote } from './FrozenNote.tsx';
import { InvoiceHead } from './head/InvoiceHead.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceAside } from './InvoiceAside.tsx';
import { InvoiceSums } from './InvoiceSums.tsx';
import { texts } from './texts.ts';
import { loadVoidDialog, VoidDialog } from './void/loadVoidDialog.ts';

export const invoicesEditor = defineEditor<'invoices'>({
  hasMails: true,
  follows(name, value, { taxRate }, before) {
    if (name === 'subTotal') return amountsOf(value, taxRate);
    if (name !== 'newLineData') return undefined;
    const lines = withAmounts(value as Lines, before['newLineData']);
    const { subTotal: was, newLineData } = before;
    const cents = followingSubTotal(lines, { lines: newLineData, subTotal: was });
    if (cents === undefined) return { newLineData: lines };
    const subTotal = fromCents(cents);
    return { newLineData: lines, subTotal, ...amountsOf(subTotal, taxRate) };
  },
  headings: { newLineData: lineTexts.headings },
  elsewhere: ['invoiceNumber', 'paidDateTs', 'billed', 'paid'],
  sums: {
    below: 'newLineData',
    fields: ['subTotal', 'tax', 'total'],
    More: InvoiceSums,
  },
  question: ({ newLineData: lines, subTotal }) =>
    questionOfLines({ lines, subTotal }, 'subTotal', (cents) => ({ subTotal: fromCents(cents) })),
  locked: (invoice) =>
    isFrozen(invoice) ? { fields: frozenFields, why: texts.frozen } : undefined,
  LockedNote: FrozenNote,
  // Its head names the client.
  belongsTo: ({ quoteId, quoteNumber, contractId }) => [
    { entity: 'quotes', id: quoteId, name: quoteNumber },
    { entity: 'contracts', id: contractId, name: null, by: 'lineData' },
  ],
  Actions: InvoiceActions,
  actionsNeed: 'seeAccounts',
  Part: InvoiceAccount,
  Head: InvoiceHead,
  Aside: InvoiceAside,
  asideNeeds: 'seeAccounts',
  insteadOfDelete: {
    fits: ({ invoiceNumber }) => invoiceNumber !== null,
    load: loadVoidDialog,
    Dialog: VoidDialog,
  },
});
