import { useState } from 'react';
import { useOutcome } from '../../frame/useOutcome.ts';
import { useUseLotMutation } from '../moneyApi.ts';
import { texts } from '../texts.ts';
import type { Lot } from './Lots.tsx';

/** Pays an invoice out of what a payment or a credit has left on account; it can be undone. */
export function useUsing() {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [useLot, { isLoading }] = useUseLotMutation();
  const { failure, forget, tell } = useOutcome(texts.failed);

  /** @param amount in dollars; @returns whether it is done */
  async function use(lot: Lot, invoiceId: number, amount: number): Promise<boolean> {
    const [of, id] =
      lot.paymentId === null
        ? (['credits', lot.creditId ?? 0] as const)
        : (['payments', lot.paymentId] as const);
    const allocations = [{ invoiceId, amount }];
    forget();
    const { data, error } = await useLot({ of, id, key, allocations });
    // What was done or refused under it is not asked for again.
    setKey(crypto.randomUUID());
    const undo = { path: `/${of}/${id}/release/`, body: { key: crypto.randomUUID(), allocations } };
    return tell(data ? { data: { message: data.message, undo } } : { error });
  }

  return { isBusy: isLoading, failure, forget, use };
}
