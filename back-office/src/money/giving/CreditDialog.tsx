import { useState } from 'react';
import type { Answer } from 'shared-api/client';
import { creditSchema } from 'shared-api/contract/billing/ledger';
import { formatAmount, formatMoney, fromCents, toCents } from 'shared-api/contract/values/money';
import { FormDialog } from 'shared-ui/FormDialog';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { TextArea } from 'shared-ui/TextArea';
import { TextField } from 'shared-ui/TextField';
import { useCreditInvoiceMutation } from '../moneyApi.ts';
import styles from '../Money.module.css';
import { texts } from '../texts.ts';
import { centsOf, useMovement } from '../useMovement.ts';

const t = texts.credit;

type Line = Answer<'GET /invoices/:id/ledger/'>['lines'][number];

interface CreditDialogProps {
  invoice: { id: number; invoiceNumber: number };
  lines: readonly Line[];
  onClose: () => void;
}

/** Makes a credit of an invoice: of some lines, or of all that is left of it. */
export function CreditDialog(props: CreditDialogProps) {
  const left = props.lines.filter((line) => line.left > 0);
  if (left.length === 0) {
    return (
      <AlertDialog isOpen title={t.title(props.invoice.invoiceNumber)} onClose={props.onClose}>
        <p>{t.nothingLeft}</p>
      </AlertDialog>
    );
  }
  return <CreditForm {...props} lines={left} />;
}

function CreditForm({ invoice, lines, onClose }: CreditDialogProps) {
  const [isWhole, setWhole] = useState(true);
  const [amounts, setAmounts] = useState<Record<number, string>>({});
  const [reason, setReason] = useState('');
  const [creditInvoice, { isLoading }] = useCreditInvoiceMutation();
  const { errors, failure, send } = useMovement(creditSchema, onClose);
  const all = lines.reduce((sum, { left }) => sum + toCents(left), 0);
  const typed = lines.flatMap(({ line }) => {
    const text = amounts[line] ?? '';
    const cents = centsOf(text);
    // What is no amount is left for the schema to refuse.
    return text.trim() === ''
      ? []
      : [{ line, cents, amount: cents === undefined ? text : fromCents(cents) }];
  });
  const sum = isWhole ? all : typed.reduce((total, { cents }) => total + (cents ?? 0), 0);
  return (
    <FormDialog
      title={t.title(invoice.invoiceNumber)}
      failure={failure ?? errors['lines']}
      submit={{ label: t.submit, isBusy: isLoading }}
      cancelLabel={texts.cancel}
      onSubmit={() =>
        send(
          { reason, lines: isWhole ? null : typed.map(({ line, amount }) => ({ line, amount })) },
          (value) => creditInvoice({ id: invoice.id, ...value }),
        )
      }
      onClose={onClose}
    >
      <p>{t.intro}</p>
      <fieldset className={styles['choice']}>
        <legend>{t.what}</legend>
        <label className={styles['radio']}>
          <input type="radio" name="what" checked={isWhole} onChange={() => setWhole(true)} />
          {t.whole(formatMoney(all))}
        </label>
        <label className={styles['radio']}>
          <input type="radio" name="what" checked={!isWhole} onChange={() => setWhole(false)} />
          {t.some}
        </label>
      </fieldset>
      {!isWhole &&
        lines.map(({ line, description, amount, left }) => (
          <TextField
            key={line}
            label={t.line(description)}
            hint={t.left(formatAmount(left), formatAmount(amount))}
            isNumber
            inputMode="decimal"
            autoComplete="off"
            value={amounts[line] ?? ''}
            onChange={({ target }) => setAmounts((before) => ({ ...before, [line]: target.value }))}
          />
        ))}
      <TextArea
        label={t.reason}
        hint={t.reasonHint}
        required
        value={reason}
        error={errors['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
      <p aria-live="polite" className={styles['outcome']}>
        {sum > 0 ? t.willDo(formatMoney(sum)) : t.nothing}
      </p>
    </FormDialog>
  );
}
