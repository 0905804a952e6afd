import { useEffect, useRef, useState } from 'react';
import { useListInfiniteQuery, useRecordQuery, type AnyRecord } from 'shared-api/client';
import { isEntityName, type EntityName } from 'shared-api/contract/entities/entities';
import { cleanSearch } from 'shared-api/contract/entities/list';
import type { Field } from 'shared-api/contract/fields';
import { Combobox } from 'shared-ui/Combobox';

interface RecordPickerProps {
  field: Field;
  value: number | null;
  error?: string | undefined;
  disabled: boolean;
  onChange: (value: number | null) => void;
}

/** Milliseconds of rest before a picker asks the server. */
const pause = 300;

/** How a record is named in a picker: one or two fields, joined with " - " (specification 5). */
const nameOf = (record: AnyRecord, display: readonly string[]): string =>
  display
    .map((field) => record[field])
    .filter((part) => part !== '' && part !== null && part !== undefined)
    .join(' - ') || `#${record.id}`;

/** Picks a record of another entity, from the server. */
export function RecordPicker({ field, ...rest }: RecordPickerProps) {
  const entity = field.record?.entity ?? '';
  if (!isEntityName(entity)) throw new Error(`${field.kind} needs a new component`);
  return <EntityPicker {...rest} field={field} entity={entity} />;
}

function EntityPicker({
  field,
  entity,
  value,
  error,
  disabled,
  onChange,
}: RecordPickerProps & { entity: EntityName }) {
  const display = field.record?.display ?? [];
  const [search, setSearch] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { data: chosen, isLoading } = useRecordQuery(
    { entity, id: value ?? 0 },
    { skip: value === null },
  );
  const list = useListInfiniteQuery({ entity, search }, { skip: disabled });
  const records = list.currentData?.pages.flatMap(({ results }) => results) ?? [];
  const chosenText = value !== null && chosen ? nameOf(chosen, display) : '';

  return (
    <Combobox
      // The text of what is chosen comes a moment later than its number.
      key={value !== null && isLoading ? 'loading' : `chosen ${value ?? ''}`}
      name={field.name}
      label={field.label}
      error={error}
      disabled={disabled}
      items={records}
      itemKey={({ id }) => id}
      itemText={(record) => nameOf(record, display)}
      chosenText={chosenText}
      isLoading={list.isFetching}
      onChoose={(record) => onChange(record?.id ?? null)}
      onSearch={(text) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setSearch(cleanSearch(text).trim()), pause);
      }}
      onNearEnd={() => {
        if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
      }}
    />
  );
}
