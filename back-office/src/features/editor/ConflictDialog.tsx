import type { Field } from 'shared-api/contract/fields';
import { Button } from 'shared-ui/Button';
import { Table } from 'shared-ui/Table';
import { useEffect, useRef } from 'react';
import styles from './EditorPage.module.css';

/** A field that differs between what was typed and what stands on the server. */
export interface Difference {
  field: Field;
  mine: unknown;
  theirs: unknown;
}

interface ConflictDialogProps {
  message: string;
  differences: Difference[];
  /** Saves what was typed over the other's change. */
  onKeepMine: () => void;
  /** Shows the other's record in the editor. */
  onTakeTheirs: () => void;
  /** Goes on editing without saving. */
  onClose: () => void;
}

function show(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Two people changed one record: both states, field by field, and the choice (product.md). */
export function ConflictDialog(props: ConflictDialogProps) {
  const { message, differences, onKeepMine, onTakeTheirs, onClose } = props;
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog ref={ref} className={styles['conflict']} aria-labelledby="conflict" onClose={onClose}>
      <h2 id="conflict">{message}</h2>
      <Table
        caption="Fields that differ"
        columns={[
          { header: 'Field', cell: ({ field }: Difference) => field.label },
          { header: 'Yours', cell: ({ mine }) => show(mine) },
          { header: 'Theirs', cell: ({ theirs }) => show(theirs) },
        ]}
        rows={differences}
        rowKey={({ field }) => field.name}
      />
      <div className={styles['actions']}>
        <Button look="quiet" onClick={onClose}>
          Back to the editor
        </Button>
        <Button look="secondary" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button onClick={onKeepMine}>Keep mine</Button>
      </div>
    </dialog>
  );
}
