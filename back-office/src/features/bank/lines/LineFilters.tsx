import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import { nameOf } from '../accounts/nameOf.ts';
import { useBankAccountsQuery } from '../bankDeskApi.ts';
import styles from '../BankPage.module.css';
import { texts } from '../texts.ts';

const t = texts.list;

/** What lines are shown; '' shows all. */
export interface Filters {
  q: string;
  accountId: string;
  direction: string;
  counted: string;
}

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

interface LineFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Chooses which lines are shown. */
export function LineFilters({ filters, onChange }: LineFiltersProps) {
  const { data } = useBankAccountsQuery(undefined);
  const field = (name: keyof Filters) => ({
    name,
    value: filters[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...filters, [name]: target.value }),
  });
  return (
    <div className={styles['filters']}>
      <TextField label={t.search} type="search" {...field('q')} />
      <Select
        label={t.account}
        empty={t.allAccounts}
        options={(data?.results ?? []).map((account) => ({
          value: String(account.id),
          label: nameOf(account),
        }))}
        {...field('accountId')}
      />
      <Select
        label={t.direction}
        empty={t.both}
        options={optionsOf(t.directions)}
        {...field('direction')}
      />
      <Select
        label={t.counted}
        empty={t.all}
        options={optionsOf(t.countedOptions)}
        {...field('counted')}
      />
    </div>
  );
}
