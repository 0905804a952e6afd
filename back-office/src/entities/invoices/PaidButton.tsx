import { useState } from 'react';
import { showMessage, useDispatch, type RecordOf } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { useLazyClientAccountQuery } from '../../money/moneyApi.ts';
import type { EditorActionsProps } from '../Editor.ts';
import { PaymentWindow } from './head/RecordPayment.tsx';
import { useReceivePaymentMutation } from './invoicesApi.ts';
import { isVoid } from './isVoid.ts';
import { texts } from './texts.ts';

/**
 * Records that all of an invoice came today, which can be undone, and stays on it. Where a part of it is
 * paid already, or the client has money with us, it asks what came instead.
 */
export function PaidButton({ record, isBusy, run }: EditorActionsProps<RecordOf<'invoices'>>) {
  const dispatch = useDispatch();
  const [receivePayment, { isLoading }] = useReceivePaymentMutation();
  const [accountOf, account] = useLazyClientAccountQuery();
  const [isAsking, setAsking] = useState(false);
  const { id, invoiceNumber, clientId, paid, total, balance } = record;

  async function isPlain(): Promise<boolean> {
    if (invoiceNumber === null) return true;
    if (total === null || balance < total) return false;
    if (clientId === null) return true;
    const { data } = await accountOf(clientId);
    return data?.lots.length === 0;
  }

  async function pay(): Promise<void> {
    if (!(await isPlain())) {
      setAsking(true);
      return;
    }
    const { data, error } = await receivePayment(id);
    if (!data) {
      run(texts.paymentFailed, () => Promise.resolve({ error }));
      return;
    }
    const { message, id: payment } = data;
    const undo = { path: `/payments/${payment}/reverse/`, body: { reason: texts.undone } };
    dispatch(showMessage(payment === null ? message : { text: message, undo }));
  }

  return (
    <>
      <Button
        look="secondary"
        disabled={isBusy || paid || isVoid(record)}
        isBusy={isLoading || account.isFetching}
        onClick={() => void pay()}
      >
        {texts.markPaid}
      </Button>
      {isAsking && <PaymentWindow record={record} onClose={() => setAsking(false)} />}
    </>
  );
}
