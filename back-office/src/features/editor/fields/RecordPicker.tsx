import { useEffect, useRef, useState } from 'react';
import { useListInfiniteQuery, useRecordQuery, type AnyRecord } from 'shared-api/client';
import { isEntityName, type EntityName } from 'shared-api/contract/entities/entities';
import { cleanSearch } from 'shared-api/contract/entities/list';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import { Combobox } from 'shared-ui/Combobox';
import { displayName } from './RecordName.tsx';

interface RecordPickerProps {
  field: Field;
  value: number | null;
  error?: string | undefined;
  disabled: boolean;
  onChange: (value: number | null) => void;
}

/** Milliseconds of rest before a picker asks the server. */
const pause = 300;

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
  // What was picked from the list is known at once; the rest the server has to tell.
  const [picked, setPicked] = useState<AnyRecord>();
  const isPicked = picked !== undefined && picked.id === value;
  const { currentData } = useRecordQuery(
    { entity, id: value ?? 0 },
    { skip: value === null || isPicked },
  );
  const chosen = (isPicked ? picked : value !== null && currentData) || null;
  const list = useListInfiniteQuery({ entity, search }, { skip: disabled });
  const records = list.currentData?.pages.flatMap(({ results }) => results) ?? [];

  return (
    <Combobox
      name={field.name}
      label={field.label}
      error={error}
      disabled={disabled}
      items={records}
      itemKey={({ id }) => id}
      itemText={(record) => displayName(record, display)}
      chosen={chosen}
      isLoading={list.isFetching}
      onChoose={(record) => {
        setPicked(record ?? undefined);
        onChange(record?.id ?? null);
      }}
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
