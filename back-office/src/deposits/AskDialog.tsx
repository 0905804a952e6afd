import { useState } from 'react';
import { useCompany } from 'shared-api/client';
import { depositKinds, depositRequestSchema } from 'shared-api/contract/billing/deposits';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { toCents } from 'shared-api/contract/values/money';
import { readNumber } from 'shared-api/contract/values/typedNumbers';
import { DateField } from 'shared-ui/DateField';
import { FormDialog } from 'shared-ui/FormDialog';
import { FieldRow } from 'shared-ui/FieldRow';
import { RadioGroup } from 'shared-ui/RadioGroup';
import { TextArea } from 'shared-ui/TextArea';
import { TextField } from 'shared-ui/TextField';
import { showAmount, showCents } from '../amounts.ts';
import { amountOf, centsOf, useMovement } from '../money/useMovement.ts';
import { useAskForDepositMutation, type Deposits, type DepositSubject } from './depositsApi.ts';
import { texts } from './texts.ts';

const t = texts.ask;
const measures = ['amount', 'percent'] as const;
/** Seconds after which a request is offered to be due. */
const dueAfter = 7 * 24 * 3600;

interface AskDialogProps {
  subject: DepositSubject;
  deposits: Deposits;
  onClose: () => void;
}

/** What is typed, what it comes to, and how it is sent. */
function useAskForm({ subject, deposits: { price }, onClose }: AskDialogProps) {
  const { timeZone } = useCompany();
  const [{ today, inAWeek }] = useState(() => {
    const now = Date.now() / 1000;
    return { today: companyDay(now, timeZone), inAWeek: companyDay(now + dueAfter, timeZone) };
  });
  const [typed, setTyped] = useState({
    kind: 'deposit',
    measure: price === null ? 'amount' : 'percent',
    amount: '',
    percent: '30',
    dueOn: inAWeek,
    note: '',
  });
  const [ask, { isLoading }] = useAskForDepositMutation();
  const { errors, failure, isUnknown, leave, send } = useMovement(depositRequestSchema, onClose);
  const percent = readNumber(typed.percent);
  const isPercent = typed.measure === 'percent';
  const cents = isPercent ? shareOf(price, percent) : centsOf(typed.amount);
  return {
    today,
    typed,
    errors,
    failure,
    isUnknown,
    leave,
    isBusy: isLoading,
    isPercent,
    cents,
    type: (change: Partial<typeof typed>): void => setTyped((before) => ({ ...before, ...change })),
    submit: (): void =>
      send(
        {
          kind: typed.kind,
          amount: isPercent ? null : amountOf(typed.amount),
          percent: isPercent ? (percent ?? typed.percent) : null,
          dueOn: typed.dueOn || null,
          note: typed.note,
        },
        async (value) => {
          const { data, error } = await ask({ subject, ...value });
          return data ? { data: { message: t.asked(data.number), id: data.id } } : { error };
        },
      ),
  };
}

type AskForm = ReturnType<typeof useAskForm>;

/** Asks for a deposit or a part payment: an amount, or a percentage of the price. */
export function AskDialog(props: AskDialogProps) {
  const form = useAskForm(props);
  const { typed, errors, cents, type } = form;
  return (
    <FormDialog
      title={t.title}
      failure={form.failure}
      isUnknown={form.isUnknown}
      submit={{
        label: cents === undefined || cents <= 0 ? t.submit : t.submitOf(showCents(cents)),
        isBusy: form.isBusy,
      }}
      cancelLabel={texts.cancel}
      onSubmit={form.submit}
      onClose={form.leave}
    >
      <RadioGroup
        legend={t.kind}
        options={depositKinds.map((kind) => ({ value: kind, label: t.kinds[kind] }))}
        value={typed.kind}
        onChoose={(kind) => type({ kind })}
      />
      {props.deposits.price !== null && (
        <RadioGroup
          legend={t.measure}
          options={measures.map((measure) => ({ value: measure, label: t.measures[measure] }))}
          value={typed.measure}
          onChoose={(measure) => type({ measure })}
        />
      )}
      <Measure form={form} deposits={props.deposits} />
      <TextArea
        label={t.note}
        hint={t.noteHint}
        value={typed.note}
        error={errors['note']}
        onChange={({ target }) => type({ note: target.value })}
      />
    </FormDialog>
  );
}

/** How much, and until when. */
function Measure({ form, deposits }: { form: AskForm; deposits: Deposits }) {
  const { typed, errors, isPercent, cents, today, type } = form;
  return (
    <FieldRow>
      <TextField
        label={isPercent ? t.percent : t.amount}
        hint={hintOf(isPercent, typed.percent, { ...deposits, cents })}
        isNumber
        inputMode="decimal"
        autoComplete="off"
        required
        value={isPercent ? typed.percent : typed.amount}
        error={errors['percent'] ?? errors['amount']}
        onChange={({ target: { value } }) =>
          type(isPercent ? { percent: value } : { amount: value })
        }
      />
      <DateField
        label={t.dueOn}
        name="dueOn"
        required
        value={typed.dueOn}
        rules={{ first: today, last: '2099-12-31' }}
        error={errors['dueOn']}
        onChange={(dueOn) => type({ dueOn })}
      />
    </FieldRow>
  );
}

/** What a percentage comes to in cents, as the server works it out; undefined for what is no percentage. */
function shareOf(price: number | null, percent: number | null | undefined): number | undefined {
  if (price === null || percent === null || percent === undefined) return undefined;
  return Math.round((toCents(price) * Math.round(percent * 100)) / 10_000);
}

function hintOf(
  isPercent: boolean,
  percent: string,
  { price, left, cents }: Pick<Deposits, 'price' | 'left'> & { cents: number | undefined },
): string | undefined {
  if (isPercent && price !== null && cents !== undefined) {
    return t.of(percent.trim(), showAmount(price), showCents(cents));
  }
  return left === null ? undefined : t.left(showAmount(left));
}
