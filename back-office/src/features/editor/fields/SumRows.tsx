import { useCallback, useId, type ComponentType } from 'react';
import type { AnyRecord } from 'shared-api/client';
import { readNumber } from 'shared-api/contract/values/typedNumbers';
import { showAmount } from '../../../amounts.ts';
import type { EditorSumsProps } from '../../../entities/Editor.ts';
import styles from './fields.module.css';

/** An amount below a table. */
export interface Sum {
  name: string;
  label: string;
  text: string;
  error?: string | undefined;
  disabled?: boolean;
  /** Without it the amount is text: it follows from others, or cannot be changed any more. */
  onChange?: (name: string, value: unknown) => void;
}

/** Amounts below the last column of a table, each with its name. */
export const SumRows = ({ sums, columns }: { sums: readonly Sum[]; columns: number }) =>
  sums.map((sum) => <SumRow key={sum.name} sum={sum} columns={columns} />);

function SumRow({ sum, columns }: { sum: Sum; columns: number }) {
  const { name, label, text, error, disabled, onChange } = sum;
  const id = useId();
  return (
    <tr>
      <th scope="row" colSpan={Math.max(1, columns - 1)} className={styles['sumName']}>
        {onChange ? <label htmlFor={id}>{label}</label> : <span id={id}>{label}</span>}
        {error !== undefined && (
          <p id={`${id}-error`} className={styles['sumError']}>
            {error}
          </p>
        )}
      </th>
      <td>
        {onChange ? (
          <input
            id={id}
            name={name}
            inputMode="decimal"
            className={styles['sumField']}
            value={text}
            disabled={disabled}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            onChange={({ target }) => onChange(name, target.value)}
          />
        ) : (
          <output aria-labelledby={id} className={styles['sum']}>
            {shown(text)}
          </output>
        )}
      </td>
    </tr>
  );
}

interface MoreSumsProps {
  record: AnyRecord;
  columns: number;
  More: ComponentType<EditorSumsProps<AnyRecord>>;
}

/** Sums of a record that are none of its fields. */
export function MoreSums({ record, columns, More }: MoreSumsProps) {
  const Rows = useCallback(
    ({ sums }: { sums: readonly { label: string; amount: string }[] }) => (
      <SumRows
        sums={sums.map(({ label, amount }) => ({ name: label, label, text: amount }))}
        columns={columns}
      />
    ),
    [columns],
  );
  return <More record={record} Rows={Rows} />;
}

/** As lists show it; what is no amount stays as it is. */
function shown(text: string): string {
  const amount = readNumber(text);
  return typeof amount === 'number' ? showAmount(amount) : text;
}
