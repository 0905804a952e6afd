import { useOutcome } from '../../frame/useOutcome.ts';
import { useSentForm } from '../../sending/useSentForm.ts';
import { useUseLotMutation } from '../moneyApi.ts';
import { texts } from '../texts.ts';
import { movedTags } from '../useMovement.ts';
import type { Lot } from './Lots.tsx';

/** Pays an invoice out of what a payment or a credit has left on account; it can be undone. */
export function useUsing() {
  const form = useSentForm(movedTags);
  const [useLot, { isLoading }] = useUseLotMutation();
  const { failure, forget, tell } = useOutcome(texts.failed);

  /** @param amount in dollars; @returns whether it is done, and somebody is still there */
  async function use(lot: Lot, invoiceId: number, amount: number): Promise<boolean> {
    const [of, id] =
      lot.paymentId === null
        ? (['credits', lot.creditId ?? 0] as const)
        : (['payments', lot.paymentId] as const);
    const allocations = [{ invoiceId, amount }];
    forget();
    const asked = { of, id, key: form.key(), allocations };
    const { answer, isLeft } = await form.send(() => useLot(asked));
    const { data, error } = answer;
    const undo = { path: `/${of}/${id}/release/`, body: { key: crypto.randomUUID(), allocations } };
    const isDone = tell(data ? { data: { message: data.message, undo } } : { error });
    return isDone && !isLeft;
  }

  return { isBusy: isLoading, isUnknown: form.isUnknown, failure, forget, use, leave: form.leave };
}
