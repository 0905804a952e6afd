import { FormPart } from '../FormPart.tsx';
import { texts } from '../texts.ts';
import { useAccountMapQuery } from './accountsApi.ts';
import { AccountsForm } from './AccountsForm.tsx';

const t = texts.accounts;

/** What the accounts of the journal are called at the accountant's. */
export function AccountsPart() {
  const answer = useAccountMapQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section aria-labelledby="settings-accounts">
      <FormPart id="settings-accounts" title={texts.parts.accounts} words={t} answer={answer}>
        {(first, setFirst) => <AccountsForm key={first.version} first={first} onSaved={setFirst} />}
      </FormPart>
    </section>
  );
}
