import { useState } from 'react';
import {
  errorBody,
  errorMessage,
  errorStatus,
  showMessage,
  useDispatch,
  type Answer,
} from 'shared-api/client';
import { journalAccountNames, type JournalAccount } from 'shared-api/contract/billing/journal';
import { Button } from 'shared-ui/Button';
import { TextField } from 'shared-ui/TextField';
import { LeaveDialog } from '../../../leaving/LeaveDialog.tsx';
import { useLeaveGuard } from '../../../leaving/useLeaveGuard.ts';
import styles from './Accounts.module.css';
import { texts } from '../texts.ts';
import { useReplaceAccountMapMutation } from './accountsApi.ts';

const t = texts.accounts;

type Map = Answer<'GET /account-map/'>;
type Accounts = Map['accounts'];

/** What somebody else has saved, with what was typed over what stood there before. */
function carriedOver(was: Accounts, typed: Accounts, newer: Accounts): Accounts {
  const all = { ...newer };
  for (const name of journalAccountNames) {
    const [before, now] = [was[name], typed[name]];
    all[name] = {
      code: now.code === before.code ? newer[name].code : now.code,
      name: now.name === before.name ? newer[name].name : now.name,
    };
  }
  return all;
}

/** Code and name of each account. */
export function AccountsForm({ first, onSaved }: { first: Map; onSaved: (map: Map) => void }) {
  const [base, setBase] = useState(first);
  const [taxRate, setTaxRate] = useState(first.taxRate);
  const [accounts, setAccounts] = useState(first.accounts);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [replace, { isLoading }] = useReplaceAccountMapMutation();
  const dispatch = useDispatch();
  const isChanged = taxRate !== base.taxRate || accounts !== base.accounts;
  const leave = useLeaveGuard(isChanged);

  async function save(): Promise<void> {
    setErrors({});
    setFailure(undefined);
    const { data, error } = await replace({ version: base.version, taxRate, accounts });
    if (data) {
      dispatch(showMessage(t.saved));
      onSaved(data);
      return;
    }
    setErrors(errorBody(error)?.errors ?? {});
    const newer = errorBody(error)?.current as Map | undefined;
    if (newer) {
      setBase(newer);
      setTaxRate(taxRate === base.taxRate ? newer.taxRate : taxRate);
      setAccounts(carriedOver(base.accounts, accounts, newer.accounts));
      setFailure(t.changed(errorMessage(error)));
    } else if (errorStatus(error) !== 401) setFailure(errorMessage(error));
  }

  const field = (name: JournalAccount, part: 'code' | 'name') => ({
    name: `${name}.${part}`,
    value: accounts[name][part],
    error: errors[`accounts.${name}.${part}`],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      setAccounts({ ...accounts, [name]: { ...accounts[name], [part]: target.value } }),
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {journalAccountNames.map((name) => (
        <fieldset key={name} className={styles['account']}>
          <legend>{t.accounts[name]}</legend>
          <TextField label={t.code} maxLength={20} {...field(name, 'code')} />
          <TextField label={t.name} maxLength={100} {...field(name, 'name')} />
        </fieldset>
      ))}
      <fieldset className={styles['account']}>
        <legend>{t.xero}</legend>
        <TextField
          label={t.taxRate}
          hint={t.taxRateHint}
          name="taxRate"
          value={taxRate}
          error={errors['taxRate']}
          maxLength={50}
          autoComplete="off"
          onChange={({ target }) => setTaxRate(target.value)}
        />
      </fieldset>
      {failure !== undefined && (
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
      )}
      <div className={styles['actions']}>
        <p role="status">{isChanged ? t.unsaved : ''}</p>
        <Button type="submit" disabled={!isChanged} isBusy={isLoading}>
          {t.save}
        </Button>
      </div>
      <LeaveDialog question={leave} />
    </form>
  );
}
