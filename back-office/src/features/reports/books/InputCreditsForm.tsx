import { useState } from 'react';
import { readNumber } from 'shared-api/contract/values/typedNumbers';
import { Button } from 'shared-ui/Button';
import { TextField } from 'shared-ui/TextField';
import { useAnswer } from '../../../frame/useAnswer.ts';
import styles from '../Reports.module.css';
import type { ReportDays } from '../reportsApi.ts';
import { texts } from '../texts.ts';
import { useSetInputCreditsMutation } from './booksApi.ts';

const t = texts.credits;

interface InputCreditsFormProps {
  days: ReportDays;
  /** Line 106 as it stands, in dollars. */
  amount: number;
}

/** Line 106 of the return, typed by hand: the books know no tax of expenses. */
export function InputCreditsForm({ days: { from = '', to = '' }, amount }: InputCreditsFormProps) {
  const [typed, setTyped] = useState(amount.toFixed(2));
  const [errors, setErrors] = useState<{ amount?: string; from?: string; to?: string }>({});
  const [save, { isLoading }] = useSetInputCreditsMutation();
  const answer = useAnswer(() => setErrors({}), setErrors);

  async function send(): Promise<void> {
    setErrors({});
    const dollars = readNumber(typed);
    if (dollars === undefined || dollars === null) {
      setErrors({ amount: t.noAmount });
      return;
    }
    await answer.take(await save({ from, to, amount: dollars }));
  }

  return (
    <form
      className={styles['closing']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={t.amount}
        hint={t.hint}
        name="amount"
        inputMode="decimal"
        isNumber
        value={typed}
        error={errors.amount ?? errors.from ?? errors.to}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
      />
      <Button type="submit" look="secondary" isBusy={isLoading}>
        {t.save}
      </Button>
      {answer.failure !== undefined && (
        <p role="alert" className={styles['failure']}>
          {answer.failure}
        </p>
      )}
    </form>
  );
}
