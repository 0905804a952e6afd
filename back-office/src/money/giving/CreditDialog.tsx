import { useState } from 'react';
import { errorMessage, type Answer } from 'shared-api/client';
import { creditSchema } from 'shared-api/contract/billing/ledger';
import { toCents } from 'shared-api/contract/values/money';
import { FormDialog } from 'shared-ui/FormDialog';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { RadioGroup } from 'shared-ui/RadioGroup';
import { TextArea } from 'shared-ui/TextArea';
import { TextField } from 'shared-ui/TextField';
import { showAmount, showCents } from '../../amounts.ts';
import { useSettled } from '../../useSettled.ts';
import { useCreditInvoiceMutation, useCreditPreviewQuery } from '../moneyApi.ts';
import styles from '../Money.module.css';
import { texts } from '../texts.ts';
import { useMovement } from '../useMovement.ts';
import { askedLines, lineErrors } from './creditLines.ts';

const t = texts.credit;

type Ledger = Answer<'GET /invoices/:id/ledger/'>;
type Line = Ledger['lines'][number];

/** Milliseconds of rest before what it comes to follows what is typed. */
const pause = 300;

interface CreditDialogProps {
  invoice: { id: number; invoiceNumber: number };
  ledger: Pick<Ledger, 'lines' | 'asOne'>;
  onClose: () => void;
}

/** Makes a credit of an invoice: of some lines, or of all that is left of it. */
export function CreditDialog(props: CreditDialogProps) {
  const left = props.ledger.lines.filter((line) => line.left > 0);
  if (left.length === 0) {
    return (
      <AlertDialog isOpen title={t.title(props.invoice.invoiceNumber)} onClose={props.onClose}>
        <p>{t.nothingLeft}</p>
      </AlertDialog>
    );
  }
  return <CreditForm {...props} lines={left} />;
}

function CreditForm({ invoice, ledger, lines, onClose }: CreditDialogProps & { lines: Line[] }) {
  const { asOne } = ledger;
  const [isWhole, setWhole] = useState(true);
  const [amounts, setAmounts] = useState<Record<number, string>>({});
  const [reason, setReason] = useState('');
  // What is wrong is told once somebody has tried to send it.
  const [isSent, setSent] = useState(false);
  const [creditInvoice, { isLoading }] = useCreditInvoiceMutation();
  const { errors, failure, isUnknown, check, leave, send } = useMovement(creditSchema, onClose);
  const all = lines.reduce((sum, { left }) => sum + toCents(left), 0);
  const wrong = isWhole ? {} : lineErrors(lines, amounts);
  const isWrong = Object.keys(wrong).length > 0;
  const asked = isWhole ? null : askedLines(lines, amounts);
  const isAsked = !isWrong && (asked === null || asked.length > 0);
  const submit = (): void => {
    setSent(true);
    // Lines are told of at their own fields.
    if (isWrong) check({ reason, lines: null });
    else send({ reason, lines: asked }, (value) => creditInvoice({ id: invoice.id, ...value }));
  };
  return (
    <FormDialog
      title={t.title(invoice.invoiceNumber)}
      failure={failure ?? errors['lines']}
      isUnknown={isUnknown}
      submit={{ label: t.submit, isBusy: isLoading }}
      cancelLabel={texts.cancel}
      onSubmit={submit}
      onClose={leave}
    >
      <p>{t.intro}</p>
      <RadioGroup
        legend={t.what}
        options={[
          { value: 'whole', label: t.whole(showCents(all)) },
          { value: 'some', label: asOne === '' ? t.some : t.part },
        ]}
        value={isWhole ? 'whole' : 'some'}
        onChoose={(what) => setWhole(what === 'whole')}
      />
      {!isWhole && asOne !== '' && <p>{t.asOne[asOne]}</p>}
      {!isWhole &&
        lines.map(({ line, description, amount, left }) => (
          <TextField
            key={line}
            label={t.line(description)}
            hint={t.left(showAmount(left), showAmount(amount))}
            isNumber
            inputMode="decimal"
            autoComplete="off"
            value={amounts[line] ?? ''}
            error={isSent ? wrong[line] : undefined}
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
      <div aria-live="polite" className={styles['outcome']}>
        {isAsked ? (
          <Outcome id={invoice.id} asked={asked} />
        ) : (
          <p>{isWrong ? t.wrong : t.nothing}</p>
        )}
      </div>
    </FormDialog>
  );
}

interface OutcomeProps {
  id: number;
  asked: { line: number; amount: number | string }[] | null;
}

/** What the credit comes to and what becomes of it, as the server works it out. */
function Outcome({ id, asked }: OutcomeProps) {
  // Amounts that cannot be read are not asked about.
  const lines = useSettled(asked, pause)?.map(({ line, amount }) => ({
    line,
    amount: Number(amount),
  }));
  const { currentData, error } = useCreditPreviewQuery({ id, lines: lines ?? null });
  if (error) return <p>{errorMessage(error)}</p>;
  if (!currentData) return <p>{t.counting}</p>;
  const { subTotal, tax, total, reduces, onAccount, wasHeld } = currentData;
  return (
    <ul>
      <li>{t.willDo(showAmount(total), showAmount(subTotal), showAmount(tax))}</li>
      {reduces > 0 && <li>{t.reduces(showAmount(reduces))}</li>}
      {onAccount > 0 && <li>{t.keeps(showAmount(onAccount))}</li>}
      {wasHeld > 0 && <li>{t.wasHeld(showAmount(wasHeld))}</li>}
    </ul>
  );
}
