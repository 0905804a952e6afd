import { useRecordQuery, type AnyRecord } from 'shared-api/client';
import { isEntityName, type EntityName } from 'shared-api/contract/entities/entities';
import type { Field } from 'shared-api/contract/fields/FieldMeta';

/**
 * How a record is named in a picker: one or two fields, joined with " - "
 * (docs/product/validation.md).
 */
export const displayName = (record: AnyRecord, display: readonly string[]): string =>
  display
    .map((field) => record[field])
    .filter((part) => part !== '' && part !== null && part !== undefined)
    .join(' - ') || `#${record.id}`;

/** The name of the record that a field picks, once the server has told it; its id until then. */
export function RecordName({ field, id }: { field: Field; id: number }) {
  const entity = field.record?.entity ?? '';
  if (!isEntityName(entity)) return `#${id}`;
  return <Name entity={entity} id={id} display={field.record?.display ?? []} />;
}

interface NameProps {
  entity: EntityName;
  id: number;
  display: readonly string[];
}

function Name({ entity, id, display }: NameProps) {
  const { data } = useRecordQuery({ entity, id });
  return data ? displayName(data, display) : `#${id}`;
}
