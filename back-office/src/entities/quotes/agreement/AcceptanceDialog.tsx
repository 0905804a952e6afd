import { useState } from 'react';
import { errorBody, errorMessage, errorStatus, useCompany, useDispatch } from 'shared-api/client';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { officeWords } from 'shared-api/contract/entities/officeWords';
import { validate } from 'shared-api/contract/fields/schemas';
import {
  acceptanceSchema,
  acceptanceWays,
  type AcceptanceRequest,
} from 'shared-api/contract/quotes/office/agreement';
import { FormDialog } from 'shared-ui/FormDialog';
import { Select } from 'shared-ui/Select';
import { TextArea } from 'shared-ui/TextArea';
import { TextField } from 'shared-ui/TextField';
import { showDay } from '../../../dates.ts';
import { staleIsRead } from '../../../frame/failures/staleIsRead.ts';
import { texts } from './texts.ts';

const t = texts.acceptance;

interface AcceptanceDialogProps {
  /** What is accepted, and what it comes to, as words. */
  what: string;
  total: string;
  version: number;
  /** The last day on which it can be accepted as it is, if it has one. */
  validUntil?: string | null;
  isBusy: boolean;
  /** Records it; the error of the call if that failed. */
  onAccept: (request: AcceptanceRequest) => Promise<unknown>;
  onClose: () => void;
}

/** Asks who accepted, when and how (docs/product/office.md "Quotes that are accepted"). */
export function AcceptanceDialog(props: AcceptanceDialogProps) {
  const { what, total, version, validUntil, isBusy, onAccept, onClose } = props;
  const dispatch = useDispatch();
  const { timeZone } = useCompany();
  const [typed, setTyped] = useState(() => ({
    on: companyDay(Date.now() / 1000, timeZone),
    how: '',
    by: '',
    note: '',
  }));
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    error: wrong[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: target.value });
    },
  });

  async function submit(): Promise<void> {
    setFailure(undefined);
    const { value, errors } = validate(acceptanceSchema, { version, ...typed });
    setWrong(errors ? officeWords.errorsOf(acceptanceSchema, errors) : {});
    if (!value) return;
    const error = await onAccept(value);
    if (error === undefined || errorStatus(error) === 401) return;
    if (errorStatus(error) === 409) await staleIsRead(dispatch);
    const fields = errorBody(error)?.errors;
    if (fields) setWrong(fields);
    else setFailure(errorMessage(error));
  }

  return (
    <FormDialog
      title={t.title(what, total)}
      failure={failure}
      submit={{ label: t.submit, isBusy }}
      cancelLabel={t.cancel}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{t.what}</p>
      <TextField label={t.by} hint={t.byHint} required autoComplete="off" {...field('by')} />
      <Select
        label={t.how}
        required
        empty={t.choose}
        options={acceptanceWays.map((way) => ({ value: way, label: t.ways[way] }))}
        {...field('how')}
      />
      <TextField label={t.on} type="date" required {...field('on')} />
      {typeof validUntil === 'string' && typed.on > validUntil && (
        <p role="status">{t.late(showDay(validUntil))}</p>
      )}
      <TextArea label={t.note} hint={t.noteHint} {...field('note')} />
    </FormDialog>
  );
}
