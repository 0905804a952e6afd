import { useState } from 'react';
import { useCompany } from 'shared-api/client';
import { receiveDepositSchema } from 'shared-api/contract/billing/deposits';
import { paymentMethods } from 'shared-api/contract/billing/ledger';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { DateField } from 'shared-ui/DateField';
import { FormDialog } from 'shared-ui/FormDialog';
import { FieldRow } from 'shared-ui/FieldRow';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import { showAmount } from '../amounts.ts';
import { useMovement } from '../money/useMovement.ts';
import { useReceiveDepositMutation, type DepositRequest } from './depositsApi.ts';
import { texts } from './texts.ts';

const t = texts.receive;

interface ReceiveDialogProps {
  request: DepositRequest;
  onClose: () => void;
}

/** Records that a request was paid; how much is not asked, since it is exactly what was asked for. */
export function ReceiveDialog({ request, onClose }: ReceiveDialogProps) {
  const { id, number, amount } = request;
  const { timeZone } = useCompany();
  const [today] = useState(() => companyDay(Date.now() / 1000, timeZone));
  const [typed, setTyped] = useState({ day: today, method: '', reference: '' });
  const type = (change: Partial<typeof typed>): void =>
    setTyped((before) => ({ ...before, ...change }));
  const [receive, { isLoading }] = useReceiveDepositMutation();
  const { errors, failure, isUnknown, leave, send } = useMovement(receiveDepositSchema, onClose);
  return (
    <FormDialog
      title={t.title(number, showAmount(amount))}
      failure={failure}
      isUnknown={isUnknown}
      submit={{ label: t.submit(showAmount(amount)), isBusy: isLoading }}
      cancelLabel={texts.cancel}
      onSubmit={() =>
        send({ ...typed, day: typed.day || null }, (value) => receive({ id, ...value }))
      }
      onClose={leave}
    >
      <p>{t.willDo}</p>
      <FieldRow>
        <DateField
          label={t.day}
          name="day"
          required
          value={typed.day}
          rules={{ first: '2000-01-01', last: today }}
          error={errors['day']}
          onChange={(day) => type({ day })}
        />
        <Select
          label={t.method}
          required
          empty=""
          value={typed.method}
          error={errors['method']}
          options={paymentMethods.map((value) => ({ value, label: texts.methods[value] }))}
          onChange={({ target }) => type({ method: target.value })}
        />
        <TextField
          label={t.reference}
          hint={t.referenceHint}
          maxLength={200}
          autoComplete="off"
          value={typed.reference}
          error={errors['reference']}
          onChange={({ target }) => type({ reference: target.value })}
        />
      </FieldRow>
    </FormDialog>
  );
}
