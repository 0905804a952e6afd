import { useState } from 'react';
import { useCompany } from 'shared-api/client';
import { recordPaymentSchema, type PaymentMethod } from 'shared-api/contract/billing/ledger';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { fromCents } from 'shared-api/contract/values/money';
import { useRecordPaymentMutation } from '../moneyApi.ts';
import { texts } from '../texts.ts';
import { amountOf, centsOf, useMovement } from '../useMovement.ts';
import { spread, type Owing } from './shares.ts';

interface Typed {
  /** Undefined while nothing is typed: what is owed on the chosen invoices is offered. */
  amount?: string;
  day: string;
  method: string;
  reference: string;
}

/** How most money comes; a person changes it where it came otherwise. */
const usual = 'e-transfer' satisfies PaymentMethod;

/** A payment is taken back by its reversal, with a reason of its own. */
const undoOf = (id: number) => ({
  path: `/payments/${id}/reverse/`,
  body: { reason: texts.reversal.undone },
});

/**
 * The form of a payment: what is typed, which invoices are chosen, and what will become of the amount.
 * @param clientId of whom it came; null where the invoice has no client
 * @param invoices that can be paid, in the order in which the amount fills them
 * @param first the id of the invoice that is chosen until somebody decides
 */
export function usePaymentForm(
  clientId: number | null,
  invoices: readonly Owing[],
  first: number | undefined,
  onDone: () => void,
) {
  const { timeZone } = useCompany();
  const [today] = useState(() => companyDay(Date.now() / 1000, timeZone));
  const [typed, setTyped] = useState<Typed>({ day: today, method: usual, reference: '' });
  /** Undefined until somebody chooses or types: the first invoice until then, which changes when others pay. */
  const [decided, setDecided] = useState<readonly number[]>();
  const chosen = decided ?? (first === undefined ? [] : [first]);
  const [record, { isLoading }] = useRecordPaymentMutation();
  const { errors, failure, isUnknown, leave, send } = useMovement(
    recordPaymentSchema,
    onDone,
    undoOf,
  );

  const paid = invoices.filter(({ id }) => chosen.includes(id));
  const owed = paid.reduce((sum, { balance }) => sum + balance, 0);
  const amount = typed.amount ?? (owed > 0 ? fromCents(owed).toFixed(2) : '');
  const cents = centsOf(amount);
  const { shares, rest } = spread(cents ?? 0, paid);

  function submit(): void {
    // What is sent stays, also where the payment was recorded without an answer and nothing is owed any more.
    setTyped({ ...typed, amount });
    setDecided(chosen);
    send(
      {
        clientId,
        amount: amountOf(amount),
        day: typed.day,
        method: typed.method,
        reference: typed.reference,
        allocations: shares
          .filter(({ share }) => share > 0)
          .map(({ id, share }) => ({ invoiceId: id, amount: fromCents(share) })),
      },
      record,
    );
  }

  return {
    today,
    typed: { ...typed, amount },
    chosen,
    owed,
    cents,
    shares,
    rest,
    errors,
    failure,
    isUnknown,
    leave,
    isBusy: isLoading,
    type: (change: Partial<Typed>): void => {
      setTyped((before) => ({ ...before, ...change }));
      // What is typed is meant for what is chosen now.
      setDecided(chosen);
    },
    choose: (id: number, isChosen: boolean): void =>
      setDecided(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id)),
    submit,
  };
}

export type PaymentForm = ReturnType<typeof usePaymentForm>;
