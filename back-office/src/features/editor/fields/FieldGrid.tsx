import type { ReactNode } from 'react';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import { classNames } from 'shared-ui/classNames';
import type { FieldGroup } from '../../../entities/Editor.ts';
import pageStyles from '../EditorPage.module.css';
import styles from './fields.module.css';
import { wideKinds } from './wideKinds.ts';

interface FieldGridProps {
  fields: readonly Field[];
  /** What there is to say about them together, above all. */
  note?: string | undefined;
  /** Fields that stand together, below the others. */
  groups?: readonly FieldGroup[] | undefined;
  /** The row of a group. */
  row?: (row: NonNullable<FieldGroup['row']>, fields: readonly Field[]) => ReactNode;
  /** The control of a field. */
  children: (field: Field) => ReactNode;
}

/** Places the fields of a record side by side, with wide ones on rows of their own. */
export function FieldGrid({ fields, note, groups = [], row, children }: FieldGridProps) {
  const isGrouped = ({ name }: Field): boolean =>
    groups.some((group) => group.fields.includes(name));
  const cell = (field: Field): ReactNode => (
    <div
      key={field.name}
      className={classNames(
        wideKinds.includes(field.kind) && styles['wide'],
        field.kind === 'checkbox' && styles['check'],
      )}
    >
      {children(field)}
    </div>
  );
  return (
    <div className={styles['fields']}>
      {note !== undefined && (
        <p className={classNames(styles['wide'], pageStyles['note'])}>{note}</p>
      )}
      {fields.filter((field) => !isGrouped(field)).map(cell)}
      {groups.map((group) => {
        const own = group.fields.flatMap((name) => fields.filter((field) => field.name === name));
        const inRow = own.filter(({ name }) => group.row && name in group.row.words);
        return (
          <div key={group.legend} className={styles['group']}>
            <h2 className={styles['legend']}>{group.legend}</h2>
            {group.row && row?.(group.row, inRow)}
            {own.filter((field) => !inRow.includes(field)).map(cell)}
          </div>
        );
      })}
    </div>
  );
}
