import { officeWords } from 'shared-api/contract/entities/officeWords';
import { entities, type EntityName } from 'shared-api/contract/entities/entities';
import { newRecord } from 'shared-api/contract/fields/schemas';
import type { AnyObject, ObjectSchema } from 'yup';
import { EditorField } from './fields/EditorField.tsx';
import { FieldGrid } from './fields/FieldGrid.tsx';
import { toForm } from './fields/fieldText.ts';

/** The fields of an entity that its editor has. */
export function shownFields(entity: EntityName) {
  const schema: ObjectSchema<AnyObject> = entities[entity].schema;
  return officeWords.labelled(schema).filter(({ isHidden }) => isHidden !== true);
}

/**
 * The editor of a record that could not be fetched: its fields, empty (docs/product/behaviour.md).
 * Nothing can be typed, since there is no record that it would change.
 */
export function EmptyEditor({ entity }: { entity: EntityName }) {
  const fields = shownFields(entity);
  const schema: ObjectSchema<AnyObject> = entities[entity].schema;
  const values = toForm(fields, newRecord(schema));
  return (
    <FieldGrid fields={fields}>
      {(field) => (
        <EditorField field={field} value={values[field.name]} disabled onChange={() => undefined} />
      )}
    </FieldGrid>
  );
}
