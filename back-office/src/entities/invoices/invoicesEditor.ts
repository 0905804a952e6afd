import { lazy } from 'react';
import { frozenFields, isFrozen } from 'shared-api/contract/entities/frozenInvoice';
import { fromCents } from 'shared-api/contract/values/money';
import { showAmount, sumAmounts } from '../../amounts.ts';
import {
  followingSubTotal,
  questionOfLines,
  withAmounts,
  type Lines,
} from '../../document/lines/lines.ts';
import { texts as lineTexts } from '../../document/lines/texts.ts';
import { loadPart } from '../../loadPart.ts';
import { InvoiceAccount } from '../../money/account/Accounts.tsx';
import { defineEditor } from '../Editor.ts';
import { amountsOf } from './amountsOf.ts';
import { InvoiceHead } from './head/InvoiceHead.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceAside } from './InvoiceAside.tsx';
import { isVoid } from './isVoid.ts';
import { texts } from './texts.ts';

// It checks what is typed: with the schemas, every editor would carry them.
const loadVoidDialog = () =>
  loadPart(() => import(/* webpackChunkName: "voidInvoice" */ './void/VoidDialog.tsx'));
const VoidDialog = lazy(async () => ({ default: (await loadVoidDialog()).VoidDialog }));

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
    more: (invoice) =>
      invoice.total === null ||
      invoice.invoiceNumber === null ||
      invoice.balance >= invoice.total ||
      isVoid(invoice)
        ? []
        : [
            {
              label: texts.received,
              amount: showAmount(sumAmounts([invoice.total, -invoice.balance])),
            },
            { label: texts.balance, amount: showAmount(invoice.balance) },
          ],
  },
  question: ({ newLineData: lines, subTotal }) =>
    questionOfLines({ lines, subTotal }, 'subTotal', (cents) => ({ subTotal: fromCents(cents) })),
  locked: (invoice) =>
    isFrozen(invoice) ? { fields: frozenFields, why: texts.frozen } : undefined,
  Actions: InvoiceActions,
  Part: InvoiceAccount,
  Head: InvoiceHead,
  Aside: InvoiceAside,
  insteadOfDelete: {
    fits: ({ invoiceNumber }) => invoiceNumber !== null,
    load: loadVoidDialog,
    Dialog: VoidDialog,
  },
});
