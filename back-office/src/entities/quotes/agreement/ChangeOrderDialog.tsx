// First: on the page of a quote its styles stand before those of windows.
import styles from './agreement.module.css';
import { useState } from 'react';
import {
  errorBody,
  errorMessage,
  errorStatus,
  showMessage,
  useCompany,
  useDispatch,
} from 'shared-api/client';
import { officeWords } from 'shared-api/contract/entities/officeWords';
import { validate } from 'shared-api/contract/fields/schemas';
import { changeOrderSchema } from 'shared-api/contract/quotes/office/agreement';
import { readNumber } from 'shared-api/contract/values/typedNumbers';
import { Button } from 'shared-ui/Button';
import { FormDialog } from 'shared-ui/FormDialog';
import { TextArea } from 'shared-ui/TextArea';
import { TextField } from 'shared-ui/TextField';
import { useSentForm } from '../../../sending/useSentForm.ts';
import { useMakeChangeOrderMutation } from './agreementApi.ts';
import { orderSums, type TypedLine } from './orderSums.ts';
import { texts } from './texts.ts';

const t = texts.order;

interface ChangeOrderDialogProps {
  quote: { id: number; number: number };
  onClose: () => void;
}

const newLine = (): TypedLine => ({
  key: crypto.randomUUID(),
  description: '',
  quantity: '1',
  rate: '',
});

/** A line as it is sent. */
const sentLine = ({ description, quantity, rate }: TypedLine) => ({
  description,
  quantity: readNumber(quantity) ?? null,
  rate: readNumber(rate) ?? null,
});

/** Makes a change order for an accepted quote, line by line. */
export function ChangeOrderDialog({ quote, onClose }: ChangeOrderDialogProps) {
  const dispatch = useDispatch();
  const form = useSentForm([{ type: 'record', id: `quotes ${quote.id}` }]);
  const [reason, setReason] = useState('');
  const [lines, setLines] = useState(() => [newLine()]);
  const [wrong, setWrong] = useState<Record<string, string | undefined>>({});
  const [failure, setFailure] = useState<string>();
  const [make, { isLoading }] = useMakeChangeOrderMutation();

  /** What is wrong with a part is said until that part is changed. */
  function changeLines(changed: TypedLine[]): void {
    setLines(changed);
    setWrong({ ...wrong, lines: undefined });
  }

  async function submit(): Promise<void> {
    setFailure(undefined);
    const { value, errors } = validate(changeOrderSchema, {
      key: form.key(),
      reason,
      lines: lines.map(sentLine),
    });
    setWrong(errors ? officeWords.errorsOf(changeOrderSchema, errors) : {});
    if (!value) return;
    const { answer, isLeft } = await form.send(() => make({ id: quote.id, ...value }));
    const { data, error } = answer;
    if (data) {
      dispatch(showMessage(texts.made(data.number)));
      if (!isLeft) onClose();
      return;
    }
    if (errorStatus(error) === 401) return;
    const fields = errorBody(error)?.errors;
    if (fields) setWrong(fields);
    else setFailure(errorMessage(error));
  }

  return (
    <FormDialog
      title={t.title(quote.number)}
      failure={wrong['lines'] ?? failure}
      isUnknown={form.isUnknown}
      submit={{ label: t.submit, isBusy: isLoading }}
      cancelLabel={t.cancel}
      onSubmit={() => void submit()}
      onClose={() => form.leave(onClose)}
    >
      <TextArea
        label={t.reason}
        required
        value={reason}
        error={wrong['reason']}
        onChange={({ target }) => {
          setReason(target.value);
          setWrong({ ...wrong, reason: undefined });
        }}
      />
      {lines.map((line, index) => (
        <OrderLineFields
          key={line.key}
          line={line}
          row={index + 1}
          onChange={(changed) =>
            changeLines(lines.map((one) => (one.key === changed.key ? changed : one)))
          }
          onRemove={
            lines.length > 1
              ? () => changeLines(lines.filter((one) => one.key !== line.key))
              : undefined
          }
        />
      ))}
      <p className={styles['hint']}>{t.rateHint}</p>
      <div>
        <Button look="secondary" onClick={() => setLines([...lines, newLine()])}>
          {t.addLine}
        </Button>
      </div>
      <Sums lines={lines} />
    </FormDialog>
  );
}

interface OrderLineFieldsProps {
  line: TypedLine;
  row: number;
  onChange: (line: TypedLine) => void;
  onRemove: (() => void) | undefined;
}

function OrderLineFields({ line, row, onChange, onRemove }: OrderLineFieldsProps) {
  const field = (name: 'description' | 'quantity' | 'rate') => ({
    value: line[name],
    onChange: ({ target }: { target: { value: string } }) => {
      onChange({ ...line, [name]: target.value });
    },
  });
  return (
    <fieldset className={styles['line']}>
      <legend>{t.line(row)}</legend>
      <TextField label={t.description} {...field('description')} />
      <TextField label={t.quantity} isNumber inputMode="decimal" {...field('quantity')} />
      <TextField label={t.rate} isNumber inputMode="decimal" {...field('rate')} />
      {onRemove && (
        <Button look="quiet" aria-label={t.removeLine(row)} onClick={onRemove}>
          {t.remove}
        </Button>
      )}
    </fieldset>
  );
}

/** What the lines come to as far as they are typed; the server works it out again. */
function Sums({ lines }: { lines: readonly TypedLine[] }) {
  const { taxRate } = useCompany();
  const { subTotal, tax, total } = orderSums(lines, taxRate);
  const rows = [
    [t.subTotal, subTotal],
    [t.tax, tax],
    [t.total, total],
  ] as const;
  return (
    <dl className={styles['sums']} aria-live="polite">
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
