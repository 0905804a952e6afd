import { showAmount } from '../../amounts.ts';
import { showDay } from '../../dates.ts';
import type { Payment } from '../account/Payments.tsx';
import { useReversePaymentMutation } from '../moneyApi.ts';
import { texts } from '../texts.ts';
import { ReverseDialog } from './ReverseDialog.tsx';

const t = texts.reversal;

/** Takes a payment back, with the reason: what it paid is owed again. */
export function ReversePaymentDialog(props: { payment: Payment; onClose: () => void }) {
  const { payment, onClose } = props;
  const { id, amount, day, allocations } = payment;
  const [reverse, { isLoading }] = useReversePaymentMutation();
  return (
    <ReverseDialog
      title={t.title(showAmount(amount), showDay(day))}
      willDo={t.willDo(allocations.length)}
      reasonHint={t.reasonHint}
      isBusy={isLoading}
      onReverse={(value) => reverse({ id, ...value })}
      onClose={onClose}
    />
  );
}
