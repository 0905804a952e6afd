import type { Field } from 'shared-api/contract/fields/FieldMeta';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import { Button } from 'shared-ui/Button';
import { Dialog, DialogActions } from 'shared-ui/Dialog';
import { Table } from 'shared-ui/Table';
import { showAmount } from '../../../amounts.ts';
import styles from '../EditorPage.module.css';
import type { Grid } from '../table/grid.ts';
import { RecordName } from '../fields/RecordName.tsx';
import { texts } from '../texts.ts';

const t = texts.conflict;

/** A field that differs between what was typed and what stands on the server. */
export interface Difference {
  field: Field;
  /** What the editor began with. */
  before: unknown;
  mine: unknown;
  theirs: unknown;
}

interface ConflictDialogProps {
  message: string;
  differences: Difference[];
  /** Saves what was typed over the other's change, and leaves what else the other has changed. */
  onKeepMine: () => void;
  /** Shows the other's record in the editor. */
  onTakeTheirs: () => void;
  /** Goes on editing without saving. */
  onClose: () => void;
}

function Value({ field, value }: { field: Field; value: unknown }) {
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (field.kind === 'record') return <RecordName field={field} id={Number(value)} />;
  if (field.kind === 'money' && typeof value === 'number') return showAmount(value);
  if (Array.isArray(value)) return <span className={styles['lines']}>{linesOf(value)}</span>;
  const text = typeof value === 'string' ? wordOf(field.words ?? {}, value) : JSON.stringify(value);
  return <span className={styles['lines']}>{text}</span>;
}

/** A table of texts, a line for each of its rows that has any. */
const linesOf = (grid: Grid): string =>
  grid
    .map((row) => row.join(' | '))
    .filter((line) => /[^ |]/.test(line))
    .join('\n') || '-';

/**
 * Two people changed one record: both states, field by field, and the choice (docs/product/calls.md
 * "Conventions").
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { message, differences, onKeepMine, onTakeTheirs, onClose } = props;
  return (
    <Dialog title={message} size="wide" onClose={onClose}>
      {differences.length === 0 ? <p>{t.same}</p> : <Differences differences={differences} />}
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {t.back}
        </Button>
        <Button look="secondary" onClick={onTakeTheirs}>
          {t.takeTheirs}
        </Button>
        <Button onClick={onKeepMine}>{t.keepMine}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Differences({ differences }: Pick<ConflictDialogProps, 'differences'>) {
  return (
    <>
      <div className={styles['differences']}>
        {' '}
        <Table
          caption={t.caption}
          columns={[
            { header: t.field, cell: ({ field }: Difference) => field.label },
            {
              header: t.yours,
              cell: ({ field, before, mine }) =>
                JSON.stringify(before) === JSON.stringify(mine) ? (
                  t.unchanged
                ) : (
                  <Value field={field} value={mine} />
                ),
            },
            {
              header: t.theirs,
              cell: ({ field, theirs }) => <Value field={field} value={theirs} />,
            },
          ]}
          rows={differences}
          rowKey={({ field }) => field.name}
        />
      </div>{' '}
      <p className={styles['note']}>{t.hint}</p>
    </>
  );
}
