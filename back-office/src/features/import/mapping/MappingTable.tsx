import type {
  ImportChoice,
  ImportColumn,
  ImportField,
} from 'shared-api/contract/entities/importing/imports';
import { Table } from 'shared-ui/Table';
import styles from '../ImportPage.module.css';
import { texts } from '../texts.ts';

const t = texts.mapping;

interface MappingTableProps {
  columns: readonly ImportColumn[];
  fields: readonly ImportField[];
  mapping: ImportChoice['mapping'];
  onMap: (mapping: ImportChoice['mapping']) => void;
}

/** Each column of the file beside what it holds, and the field that it is of. */
export function MappingTable({ columns, fields, mapping, onMap }: MappingTableProps) {
  const fieldOf = new Map(mapping.map(({ heading, field }) => [heading, field]));

  function choose(heading: string, field: string): void {
    fieldOf.set(heading, field);
    onMap(
      columns.flatMap((column) => {
        const chosen = fieldOf.get(column.heading) ?? '';
        return chosen === '' ? [] : [{ heading: column.heading, field: chosen }];
      }),
    );
  }

  return (
    <section aria-labelledby="mapping">
      <h2 id="mapping" className={styles['heading']}>
        {t.title}
      </h2>
      <p className={styles['intro']}>{t.intro}</p>
      <div className={styles['table']}>
        <Table
          caption={t.caption}
          isStacked
          columns={[
            {
              header: t.heading,
              cell: ({ heading }) => <span className={styles['name']}>{heading}</span>,
            },
            {
              header: t.samples,
              cell: ({ samples }) => (
                <span className={styles['samples']}>{samples.join('\u00a0· ') || t.noSamples}</span>
              ),
            },
            {
              header: t.field,
              cell: ({ heading }) => (
                <FieldChoice
                  heading={heading}
                  value={fieldOf.get(heading) ?? ''}
                  fields={fields}
                  taken={mapping}
                  onChoose={(field) => choose(heading, field)}
                />
              ),
            },
          ]}
          rows={columns}
          rowKey={({ heading }) => heading}
        />
      </div>
    </section>
  );
}

interface FieldChoiceProps {
  heading: string;
  value: string;
  fields: readonly ImportField[];
  taken: ImportChoice['mapping'];
  onChoose: (field: string) => void;
}

/** The fields that a column can be of: those that no other column is of yet, or that join. */
const FieldChoice = ({ heading, value, fields, taken, onChoose }: FieldChoiceProps) => (
  <select
    className={styles['select']}
    aria-label={t.fieldOf(heading)}
    value={value}
    onChange={({ currentTarget }) => onChoose(currentTarget.value)}
  >
    <option value="">{t.none}</option>
    {fields
      .filter(
        ({ name, joins }) => joins || name === value || taken.every(({ field }) => field !== name),
      )
      .map(({ name, label, isNeeded }) => (
        <option key={name} value={name}>
          {isNeeded ? t.needed(label) : label}
        </option>
      ))}
  </select>
);
