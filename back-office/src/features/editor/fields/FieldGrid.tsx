import type { ReactNode } from 'react';
import type { Field } from 'shared-api/contract/fields';
import { classNames } from 'shared-ui/classNames';
import styles from '../EditorPage.module.css';
import { wideKinds } from './wideKinds.ts';

interface FieldGridProps {
  fields: readonly Field[];
  /** The control of a field. */
  children: (field: Field) => ReactNode;
}

/** Places the fields of a record side by side, with wide ones on rows of their own. */
export const FieldGrid = ({ fields, children }: FieldGridProps) => (
  <div className={styles['fields']}>
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
