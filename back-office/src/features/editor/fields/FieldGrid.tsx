import type { ReactNode } from 'react';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import { classNames } from 'shared-ui/classNames';
import styles from '../EditorPage.module.css';
import { wideKinds } from './wideKinds.ts';

interface FieldGridProps {
  fields: readonly Field[];
  /** What there is to say about them together, above all. */
  note?: string | undefined;
  /** The control of a field. */
  children: (field: Field) => ReactNode;
}

/** Places the fields of a record side by side, with wide ones on rows of their own. */
export const FieldGrid = ({ fields, note, children }: FieldGridProps) => (
  <div className={styles['fields']}>
    {note !== undefined && <p className={classNames(styles['wide'], styles['note'])}>{note}</p>}
    {fields.map((field) => (
      <div
        key={field.name}
        className={classNames(
          wideKinds.includes(field.kind) && styles['wide'],
          field.kind === 'checkbox' && styles['check'],
        )}
      >
        {children(field)}
      </div>
    ))}
  </div>
);
