import { useState } from 'react';
import { useDispatch, showMessage, errorBody, errorStatus } from 'shared-api/client';
import { leadClientSchema, type LeadThread } from 'shared-api/contract/entities/leadWork';
import { officeWords } from 'shared-api/contract/entities/officeWords';
import { validate } from 'shared-api/contract/fields/schemas';
import { languages } from 'shared-api/contract/values/language';
import { PartState } from '../../../frame/PartState.tsx';
import { Refusal } from '../../../frame/failures/Refusal.tsx';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import { Checkbox } from 'shared-ui/Checkbox';
import { DialogForm, StepsDialog } from 'shared-ui/FormDialog';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import { showAmount } from '../../../amounts.ts';
import { useLeadThreadQuery, useTieLeadToClientMutation } from '../leadsApi.ts';
import type { LeadWindowProps } from './LeadWindow.tsx';
import { MatchingClients } from './MatchingClients.tsx';
import styles from './ClientWindow.module.css';
import { texts } from './texts.ts';
import { whoOf } from './whoOf.ts';

const t = texts.client;

/** Whose client a lead is: first who has this e-mail or phone, then a new one. */
export function ClientWindow({ record, onClose }: LeadWindowProps) {
  const { data, error, refetch } = useLeadThreadQuery(record.id, {
    refetchOnMountOrArgChange: true,
  });
  useAgainAfterLogin(error, refetch);
  return (
    <StepsDialog title={t.title(whoOf(record))} size="wide" onClose={onClose}>
      {data ? (
        <Choice record={record} thread={data} onClose={onClose} />
      ) : (
        <PartState
          loading={t.loading}
          failed={t.failed}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </StepsDialog>
  );
}

interface OtherQuotesProps {
  quotes: LeadThread['quotes'];
  /** Those that do not go along. */
  left: readonly number[];
  onLeave: (left: readonly number[]) => void;
}

/** What else was asked for with the same e-mail, each to be left out. */
function OtherQuotes({ quotes, left, onLeave }: OtherQuotesProps) {
  if (quotes.length === 0) return null;
  return (
    <fieldset className={styles['quotes']}>
      <legend>{t.with}</legend>
      {quotes.map(({ id, number, title, total }) => (
        <Checkbox
          key={id}
          label={t.quote(number, title, showAmount(total))}
          checked={!left.includes(id)}
          onChange={({ target }) =>
            onLeave(target.checked ? left.filter((each) => each !== id) : [...left, id])
          }
        />
      ))}
    </fieldset>
  );
}

const fields = [
  ['fullName', t.name],
  ['companyName', t.company],
  ['email', t.email],
  ['phoneNumber', t.phone],
  ['address', t.address],
  ['city', t.city],
  ['postalCode', t.postalCode],
] as const;

type Typed = LeadThread['proposed'] & { companyName: string; city: string };

interface NewClientProps {
  typed: Typed;
  wrong: Readonly<Record<string, string>>;
  onType: (typed: Typed) => void;
}

/** The fields of a new client, with what the lead has typed. */
const NewClient = ({ typed, wrong, onType }: NewClientProps) => (
  <div className={styles['fields']}>
    {fields.map(([name, label]) => (
      <TextField
        key={name}
        name={name}
        label={label}
        autoComplete="off"
        value={typed[name]}
        error={wrong[name]}
        onChange={({ target }) => onType({ ...typed, [name]: target.value })}
      />
    ))}
    <Select
      label={t.language}
      options={languages.map((value) => ({ value, label: t.languages[value] }))}
      value={typed.language}
      onChange={({ target }) => onType({ ...typed, language: target.value as Typed['language'] })}
    />
  </div>
);

function Choice({ record, thread, onClose }: LeadWindowProps & { thread: LeadThread }) {
  const dispatch = useDispatch();
  const [tie, { isLoading }] = useTieLeadToClientMutation();
  const [typed, setTyped] = useState<Typed>(() => ({
    companyName: '',
    city: '',
    ...thread.proposed,
  }));
  const [left, setLeft] = useState<readonly number[]>([]);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [refused, setRefused] = useState<unknown>();
  const { quotes, quote } = thread;
  // The quote's own client is the first to be thought of, whatever e-mail that one has.
  const owner = quote?.client ?? null;
  const matches = [
    ...(owner && !thread.matches.some(({ id }) => id === owner.id)
      ? [{ ...owner, sameEmail: false, samePhone: false }]
      : []),
    ...thread.matches,
  ];
  const quoteIds = quotes.map(({ id }) => id).filter((id) => !left.includes(id));
  const known = matches.map(({ id }) => id);

  async function give(clientId: number | null): Promise<void> {
    setRefused(undefined);
    const request = { clientId, known, quoteIds, ...(clientId === null && typed) };
    const { value, errors } = validate(leadClientSchema, request);
    setWrong(errors ? officeWords.errorsOf(leadClientSchema, errors) : {});
    if (!value) return;
    const { data, error } = await tie({ id: record.id, ...value });
    if (data) {
      dispatch(showMessage(data.message));
      onClose();
    } else if (errorStatus(error) !== 401) {
      setWrong(errorBody(error)?.errors ?? {});
      setRefused(error);
    }
  }

  return (
    <DialogForm
      failure={refused === undefined ? undefined : <Refusal error={refused} />}
      submit={{ label: t.makeNew, isBusy: isLoading }}
      cancelLabel={texts.cancel}
      onSubmit={() => void give(null)}
      onClose={onClose}
    >
      {matches.length > 0 && (
        <MatchingClients
          matches={matches}
          isBusy={isLoading}
          onUse={(clientId) => void give(clientId)}
        />
      )}
      <OtherQuotes quotes={quotes} left={left} onLeave={setLeft} />
      {matches.length > 0 && <h3 className={styles['heading']}>{t.orNew}</h3>}
      <NewClient typed={typed} wrong={wrong} onType={setTyped} />
    </DialogForm>
  );
}
