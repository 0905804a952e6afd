import { securityEventKinds } from 'shared-api/contract/history/securityLog';
import { Select } from 'shared-ui/Select';
import { usePeopleQuery, type SecurityFilter } from '../../../api/peopleApi.ts';
import styles from '../SettingsPage.module.css';
import { texts } from '../texts.ts';

const t = texts.security;

interface SecurityFiltersProps {
  filter: SecurityFilter;
  onChoose: (filter: SecurityFilter) => void;
}

/** Whose events are shown, and of which kind. */
export function SecurityFilters({ filter, onChoose }: SecurityFiltersProps) {
  const people = usePeopleQuery(undefined).data?.results ?? [];
  return (
    <div className={styles['filters']}>
      <Select
        label={t.person}
        empty={t.everybody}
        value={filter.person ?? ''}
        options={people.map(({ id, username }) => ({ value: String(id), label: username }))}
        onChange={({ target: { value } }) => {
          const { person: _, ...rest } = filter;
          onChoose(value === '' ? rest : { ...rest, person: Number(value) });
        }}
      />
      <Select
        label={t.kind}
        empty={t.anything}
        value={filter.kind ?? ''}
        options={securityEventKinds.map((kind) => ({ value: kind, label: t.kinds[kind] }))}
        onChange={({ target: { value } }) => {
          const { kind: _, ...rest } = filter;
          const kind = securityEventKinds.find((known) => known === value);
          onChoose(kind === undefined ? rest : { ...rest, kind });
        }}
      />
    </div>
  );
}
