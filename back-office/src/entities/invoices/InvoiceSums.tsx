import { type RecordOf } from 'shared-api/client';
import { useMay } from '../../IfMay.tsx';
import { showAmount, sumAmounts } from '../../amounts.ts';
import { useInvoiceLedgerQuery } from '../../money/moneyApi.ts';
import type { EditorSumsProps } from '../Editor.ts';
import { isVoid } from './isVoid.ts';
import { texts } from './texts.ts';

/** What has reduced an invoice, and what is left: below its total, once something has. */
export function InvoiceSums({ record, Rows }: EditorSumsProps<RecordOf<'invoices'>>) {
  const { id, invoiceNumber, total, balance } = record;
  const seesAccounts = useMay('seeAccounts');
  const hasMoved = total !== null && invoiceNumber !== null && balance < total && !isVoid(record);
  const { data } = useInvoiceLedgerQuery(id, { skip: !seesAccounts || !hasMoved });
  if (!hasMoved) return null;
  // Until the ledger has come, and for whoever may not see it: what is not owed any more.
  const {
    received = sumAmounts([total, -balance]),
    credited = 0,
    creditedOnAccount = 0,
    writtenOff = 0,
  } = data ?? {};
  const rows = [
    { label: texts.credited, amount: credited, isShown: credited > 0 },
    {
      label: texts.creditedOnAccount,
      amount: creditedOnAccount,
      isShown: creditedOnAccount > 0,
    },
    { label: texts.writtenOff, amount: writtenOff, isShown: writtenOff > 0 },
    { label: texts.received, amount: received, isShown: received > 0 },
    { label: texts.balance, amount: balance, isShown: true },
  ];
  return (
    <Rows
      sums={rows
        .filter(({ isShown }) => isShown)
        .map(({ label, amount }) => ({ label, amount: showAmount(amount) }))}
    />
  );
}
