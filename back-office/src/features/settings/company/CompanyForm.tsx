import type { Answer } from 'shared-api/client';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import { companyDataNames } from 'shared-api/contract/staff/settings/companyData';
import { TextField } from 'shared-ui/TextField';
import { History } from '../History.tsx';
import kept from '../kept/Kept.module.css';
import { KeptFrame } from '../kept/KeptFrame.tsx';
import { SettingsHistory } from '../kept/SettingsHistory.tsx';
import { useKeptForm } from '../kept/useKeptForm.ts';
import { texts } from '../texts.ts';
import { useCompanyDataHistoryQuery, useReplaceCompanyDataMutation } from './companyApi.ts';

const t = texts.company;

type Data = Answer<'GET /company-data/'>['values'];

const nameOf = (name: string): string => wordOf(t.fields, name);
const wordsOf = (_name: string, value: unknown): string =>
  typeof value === 'string' ? value : texts.kept.none;

/** The company's names, how it is reached and its HST number as fields, and below them who changed them. */
export function CompanyForm({ first }: { first: Answer<'GET /company-data/'> }) {
  const [replace, { isLoading }] = useReplaceCompanyDataMutation();
  const form = useKeptForm<Data>(first, {
    labelOf: nameOf,
    put: async (version, values) => {
      const { data, error } = await replace({ version, ...values });
      return data ? { data } : { error };
    },
  });
  const field = (name: keyof Data) => (
    <TextField
      key={name}
      label={t.fields[name]}
      name={name}
      value={form.typed[name]}
      error={form.errors[name]}
      maxLength={100}
      autoComplete="off"
      onChange={({ target }) => form.change({ [name]: target.value })}
    />
  );
  return (
    <>
      <KeptFrame
        form={form}
        isBusy={isLoading}
        nameOf={nameOf}
        wordsOf={wordsOf}
        onSave={() => void form.save()}
      >
        <section className={kept['group']} aria-labelledby="company-names">
          <h3 id="company-names" className={kept['title']}>
            {t.names}
          </h3>
          <div className={kept['pairs']}>{companyDataNames.slice(0, 4).map(field)}</div>
        </section>
        <section className={kept['group']} aria-labelledby="company-reach">
          <h3 id="company-reach" className={kept['title']}>
            {t.reach}
          </h3>
          <div className={kept['pairs']}>{companyDataNames.slice(4).map(field)}</div>
        </section>
      </KeptFrame>
      <History title={t.history}>
        <Entries onPutBack={form.fillIn} />
      </History>
    </>
  );
}

function Entries({ onPutBack }: { onPutBack: (data: Data) => void }) {
  const answer = useCompanyDataHistoryQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SettingsHistory answer={answer} nameOf={nameOf} wordsOf={wordsOf} onPutBack={onPutBack} />
  );
}
