import type { ReactNode } from 'react';
import { isEntityName } from 'shared-api/contract/entities/entities';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Link } from 'shared-ui/router';
import { showDay } from '../../../dates.ts';
import { cellToRead } from '../../../document/lines/lines.ts';
import styles from './fields.module.css';
import type { Grid } from '../table/grid.ts';
import { RecordName } from './RecordName.tsx';

interface FixedFieldProps {
  field: Field;
  value: unknown;
  /** Rows of sums below a table. */
  foot?: ((columns: number) => ReactNode) | undefined;
}

/** A field that nobody may change any more, as text. */
export function FixedField({ field, value, foot }: FixedFieldProps) {
  if (field.kind === 'table') {
    return (
      <FixedTable
        label={field.label}
        grid={Array.isArray(value) ? (value as Grid) : []}
        foot={foot}
      />
    );
  }
  return (
    <dl className={styles['fact']}>
      <dt>{field.label}</dt>
      <dd>
        <Shown field={field} value={value} />
      </dd>
    </dl>
  );
}

function Shown({ field, value }: { field: Field; value: unknown }) {
  if (value === null || value === undefined || value === '') return '-';
  const entity = field.record?.entity ?? '';
  if (field.kind === 'record' && isEntityName(entity)) {
    const id = Number(value);
    return (
      <Link to={routes.editor(entity, id)}>
        <RecordName field={field} id={id} />
      </Link>
    );
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  return field.kind === 'date' ? showDay(value) : wordOf(field.words ?? {}, value);
}

/** A table whose first row holds its headings. */
function FixedTable({
  label,
  grid,
  foot,
}: {
  label: string;
  grid: Grid;
  foot: FixedFieldProps['foot'];
}) {
  const [head = [], ...rows] = grid;
  return (
    <div className={styles['scroll']}>
      <table className={styles['facts']}>
        <caption>{label}</caption>
        {head.length > 0 && (
          <thead>
            <tr>
              {head.map((heading, column) => (
                <th key={column} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {head.map((heading, column) => (
                <td key={column}>{cellToRead(heading, row[column] ?? '')}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && <tfoot>{foot(Math.max(2, head.length))}</tfoot>}
      </table>
    </div>
  );
}
