import { useState } from 'react';
import { useCompany } from 'shared-api/client';
import { forfeitDepositSchema, returnDepositSchema } from 'shared-api/contract/billing/deposits';
import { paymentMethods } from 'shared-api/contract/billing/ledger';
import { splitTotal } from 'shared-api/contract/values/money';
import { FormDialog } from 'shared-ui/FormDialog';
import { FieldRow } from 'shared-ui/FieldRow';
import { Select } from 'shared-ui/Select';
import { TextArea } from 'shared-ui/TextArea';
import { TextField } from 'shared-ui/TextField';
import { showAmount, showCents } from '../amounts.ts';
import { amountOf, centsOf, useMovement } from '../money/useMovement.ts';
import {
  useForfeitDepositMutation,
  useReturnDepositMutation,
  type DepositRequest,
} from './depositsApi.ts';
import { texts } from './texts.ts';

const t = texts.end;

/** To a card it goes back through the provider. */
const byHand = paymentMethods.filter((value) => value !== 'card');

interface EndDialogProps {
  request: DepositRequest;
  /** Whether the money goes back, or is kept. */
  end: 'giveBack' | 'keep';
  onClose: () => void;
}

/** Gives back what is held of a request, or keeps it: all of it or a part, with the reason. */
export function EndDialog({ request, end, onClose }: EndDialogProps) {
  const { id, number, held } = request;
  // The way it came, if it can go back that way by hand.
  const cameBy = byHand.find((value) => value === request.method) ?? '';
  const [typed, setTyped] = useState({
    amount: held.toFixed(2),
    method: cameBy,
    reference: '',
    reason: '',
  });
  const [giveBack, givingBack] = useReturnDepositMutation();
  const [keep, keeping] = useForfeitDepositMutation();
  const returning = useMovement(returnDepositSchema, onClose);
  const forfeiting = useMovement(forfeitDepositSchema, onClose);
  const { errors, failure, isUnknown, leave } = end === 'giveBack' ? returning : forfeiting;
  const cents = centsOf(typed.amount);
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  // Null would be all that is held: an empty field is not meant so.
  const amount = amountOf(typed.amount) ?? typed.amount;

  function submit(): void {
    const { method, reference, reason } = typed;
    if (end === 'giveBack') {
      returning.send({ amount, method, reference, reason }, (value) => giveBack({ id, ...value }));
    } else {
      forfeiting.send({ amount, reason }, (value) => keep({ id, ...value }));
    }
  }

  return (
    <FormDialog
      title={texts[end].title(number)}
      failure={failure}
      isUnknown={isUnknown}
      submit={{
        label: cents === undefined ? t.submit : texts[end].submit(showCents(cents)),
        look: end === 'keep' ? 'danger' : 'primary',
        isBusy: givingBack.isLoading || keeping.isLoading,
      }}
      cancelLabel={texts.cancel}
      onSubmit={submit}
      onClose={leave}
    >
      <WillDo request={request} end={end} cents={cents ?? 0} />
      <FieldRow>
        <TextField
          label={t.amount}
          hint={t.most(showAmount(held))}
          isNumber
          inputMode="decimal"
          autoComplete="off"
          required
          {...field('amount')}
        />
        {end === 'giveBack' && (
          <>
            <Select
              label={t.method}
              required
              empty=""
              options={byHand.map((value) => ({ value, label: texts.methods[value] }))}
              {...field('method')}
            />
            <TextField
              label={t.reference}
              maxLength={200}
              autoComplete="off"
              {...field('reference')}
            />
          </>
        )}
      </FieldRow>
      <TextArea label={t.reason} hint={t.reasonHint} required {...field('reason')} />
    </FormDialog>
  );
}

/** What becomes of the tax. */
function WillDo(props: { request: DepositRequest; end: EndDialogProps['end']; cents: number }) {
  const { taxRate } = useCompany();
  const { kind } = props.request;
  const { tax } = splitTotal(Math.max(props.cents, 0), taxRate);
  return (
    <p>
      {props.end === 'giveBack'
        ? texts.giveBack.willDo[kind]
        : texts.keep.willDo[kind](showCents(tax))}
    </p>
  );
}
