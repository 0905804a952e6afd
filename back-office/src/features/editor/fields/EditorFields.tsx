import type { AnyRecord } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import { canChangeField } from 'shared-api/contract/staff/roles';
import { Button } from 'shared-ui/Button';
import { editors } from '../../../entities/editors.ts';
import styles from './fields.module.css';
import { CheckRow } from './CheckRow.tsx';
import { EditorField } from './EditorField.tsx';
import { FieldGrid } from './FieldGrid.tsx';
import { FixedField } from './FixedField.tsx';
import { MoreSums, SumRows, type Sum } from './SumRows.tsx';
import type { EditorState } from '../useEditorForm.ts';
import { useRole } from '../../../useRole.ts';

interface EditorFieldsProps {
  entity: EntityName;
  record: Record<string, unknown>;
  state: EditorState;
}

/**
 * The fields of a record. Those that this role may not change are locked; those that nobody may change
 * any more are text.
 */
export function EditorFields({ entity, record, state }: EditorFieldsProps) {
  const role = useRole() ?? 'Employee';
  const { fields, values, errors, actions, change, locked, question } = state;
  const { first = [], elsewhere = [], sums, headings, LockedNote, groups, idle } = editors[entity];
  const idleNow = idle?.(state.typed()) ?? [];
  const isFrozen = ({ name }: Field): boolean => locked?.fields.includes(name) === true;
  const isLocked = ({ name, readOnly }: Field): boolean =>
    readOnly === true || !canChangeField(role, entity, name);
  const isApart = ({ name }: Field): boolean =>
    elsewhere.includes(name) || idleNow.includes(name) || sums?.fields.includes(name) === true;
  const stored = record['id'] === undefined ? undefined : (record as AnyRecord);
  const sumsOf = (): Sum[] => sumsOfRecord(entity, record, state, { isFrozen, isLocked });
  const footOf = ({ name }: Field) =>
    name === sums?.below
      ? (columns: number) => (
          <>
            <SumRows sums={sumsOf()} columns={columns} />
            {stored && sums.More && <MoreSums record={stored} columns={columns} More={sums.More} />}
          </>
        )
      : undefined;
  return (
    <>
      <FieldGrid
        fields={inOrder(
          fields.filter((field) => !isApart(field)),
          first,
        )}
        note={LockedNote ? undefined : locked?.why}
        groups={groups}
        row={({ legend, words }, boxes) => (
          <CheckRow
            legend={legend}
            words={words}
            fields={boxes}
            values={values}
            isDisabled={(field) => actions.isBusy || isLocked(field)}
            onChange={change}
          />
        )}
      >
        {(field) =>
          isFrozen(field) ? (
            <FixedField field={field} value={values[field.name]} foot={footOf(field)} />
          ) : (
            <>
              <EditorField
                field={field}
                value={values[field.name]}
                error={errors[field.name]}
                disabled={actions.isBusy || isLocked(field)}
                onChange={change}
                headings={headings?.[field.name]}
                foot={footOf(field)}
              />
              {question && field.name === sums?.below && <Question {...question} />}
              <Below field={field} record={record} state={state} entity={entity} />
            </>
          )
        }
      </FieldGrid>
    </>
  );
}

/** What has to be decided, below the sums that it is about. */
function Question({ text, take, keep, onTake, onKeep }: NonNullable<EditorState['question']>) {
  return (
    <div className={styles['question']} role="status">
      <span>{text}</span>
      <Button size="small" onClick={onTake}>
        {take.label}
      </Button>
      <Button size="small" look="secondary" onClick={onKeep}>
        {keep}
      </Button>
    </div>
  );
}

/** The sums below a table, and whether they can be typed. */
function sumsOfRecord(
  entity: EntityName,
  record: Record<string, unknown>,
  { fields, values, errors, actions, change }: EditorState,
  { isFrozen, isLocked }: Record<'isFrozen' | 'isLocked', (field: Field) => boolean>,
): Sum[] {
  const { sums } = editors[entity];
  return [
    ...fields
      .filter(({ name }) => sums?.fields.includes(name))
      .map((field): Sum => {
        const { name, label } = field;
        const value = values[name];
        const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
        if (isFrozen(field) || field.readOnly === true) return { name, label, text };
        const disabled = actions.isBusy || isLocked(field);
        return { name, label, text, error: errors[name], disabled, onChange: change };
      }),
    ...(record['id'] !== undefined && sums?.more ? sums.more(record as AnyRecord) : []).map(
      ({ label, amount }) => ({ name: label, label, text: amount }),
    ),
  ];
}

/** What an entity has below a field. */
function Below({ entity, record, state, field }: EditorFieldsProps & { field: Field }) {
  const Part = editors[entity].below?.[field.name];
  const role = useRole() ?? 'Employee';
  if (!Part) return null;
  return (
    <Part
      record={record}
      typed={state.typed()}
      isLocked={state.actions.isBusy || !canChangeField(role, entity, field.name)}
      onTake={state.putOver}
    />
  );
}

/** The named fields in their order, then the others in theirs. */
function inOrder(fields: readonly Field[], first: readonly string[]): Field[] {
  const named = first.flatMap((name) => fields.filter((field) => field.name === name));
  return [...named, ...fields.filter((field) => !named.includes(field))];
}
