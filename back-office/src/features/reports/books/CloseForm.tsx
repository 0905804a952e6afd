import { useState } from 'react';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Button } from 'shared-ui/Button';
import { DateField } from 'shared-ui/DateField';
import { showDay } from '../../../dates.ts';
import { useAnswer } from '../../../frame/useAnswer.ts';
import { spanOf } from '../presets.ts';
import styles from '../Reports.module.css';
import { texts } from '../texts.ts';
import { useClosePeriodMutation } from './booksApi.ts';

const t = texts.periods;

interface CloseFormProps {
  closedUntil: string | null;
  /** The latest day that may be closed. */
  latest: string;
}

/** Closes the books up to a day, after saying what that does. */
export function CloseForm({ closedUntil, latest }: CloseFormProps) {
  const monthEnd = spanOf('lastMonth', latest).to;
  const [until, setUntil] = useState(
    closedUntil === null || monthEnd > closedUntil ? monthEnd : latest,
  );
  const [isAsking, setAsking] = useState(false);
  const [errors, setErrors] = useState<{ until?: string }>({});
  const [close, { isLoading }] = useClosePeriodMutation();
  const answer = useAnswer(() => setErrors({}), setErrors);
  const fault = errorOf(until, closedUntil, latest);

  function ask(): void {
    setErrors(fault === undefined ? {} : { until: fault });
    if (fault === undefined) setAsking(true);
  }

  async function closeBooks(): Promise<void> {
    setAsking(false);
    await answer.take(await close({ until }));
  }

  return (
    <form
      className={styles['closing']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <DateField
        label={t.lastDay}
        name="until"
        value={until}
        error={errors.until}
        onChange={setUntil}
      />
      <Button type="submit" isBusy={isLoading}>
        {t.close}
      </Button>
      {answer.failure !== undefined && (
        <p role="alert" className={styles['failure']}>
          {answer.failure}
        </p>
      )}
      <AlertDialog
        isOpen={isAsking}
        title={t.closeTitle(showDay(until))}
        closeLabel={t.keepOpen}
        onClose={() => setAsking(false)}
        confirm={{ label: t.close, onConfirm: () => void closeBooks() }}
      >
        <p>{t.closeText}</p>
      </AlertDialog>
    </form>
  );
}

function errorOf(until: string, closedUntil: string | null, latest: string): string | undefined {
  if (until === '') return texts.noDay;
  if (until > latest) return t.notOver;
  if (closedUntil !== null && until <= closedUntil) return t.closedAlready(showDay(closedUntil));
  return undefined;
}
