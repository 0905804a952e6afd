import { useState } from 'react';
import {
  errorBody,
  errorMessage,
  errorStatus,
  showMessage,
  useCompany,
  useDispatch,
} from 'shared-api/client';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { splitAddresses } from 'shared-api/contract/values/emailAddress';
import { useAgainAfterLogin } from '../../frame/useAgainAfterLogin.ts';
import { addressErrors, type Typed } from '../../letters/addresses.ts';
import { useSettled } from '../../useSettled.ts';
import { useSendStatementMutation, useStatementLetterQuery } from './statementApi.ts';
import { texts } from './texts.ts';

/** Milliseconds of rest before the preview follows what is typed. */
const pause = 600;

interface Refusal {
  text?: string;
  errors?: Record<string, string>;
}

/** What is typed about a statement, the mail that follows from it, and sending it. */
export function useStatementForm(clientId: number, onClose: () => void) {
  const { timeZone } = useCompany();
  const dispatch = useDispatch();
  const [span, setSpan] = useState(() => ({
    from: '',
    until: companyDay(Date.now() / 1000, timeZone),
  }));
  const [message, setMessage] = useState('');
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const [isAsked, setAsked] = useState(false);
  const [refused, setRefused] = useState<Refusal>({});
  // One for all tries of this window: what was sent is not sent twice.
  const [key] = useState(() => crypto.randomUUID());
  const wrongDay = wrongDayOf(span);
  const body = { from: span.from || null, until: span.until };
  const asked = useSettled(JSON.stringify({ ...body, message }), pause);
  const letter = useStatementLetterQuery(
    { id: clientId, ...(JSON.parse(asked) as typeof body & { message: string }) },
    { refetchOnMountOrArgChange: true, skip: wrongDay !== undefined },
  );
  useAgainAfterLogin(letter.error, letter.refetch);
  const [send, { isLoading }] = useSendStatementMutation();
  const recipients = {
    to: typed.to ?? letter.data?.to.join(', ') ?? '',
    cc: typed.cc ?? letter.data?.cc.join(', ') ?? '',
  };
  const wrong = addressErrors(recipients);
  const errors: Record<string, string | undefined> = {
    until: wrongDay,
    ...refused.errors,
    ...(isAsked && wrong),
  };

  async function submit(): Promise<void> {
    setAsked(true);
    setRefused({});
    if (wrongDay !== undefined || Object.keys(wrong).length > 0) return;
    const [to, cc] = [splitAddresses(recipients.to), splitAddresses(recipients.cc)];
    const { data, error } = await send({ id: clientId, ...body, to, cc, message, key });
    if (data) {
      dispatch(showMessage(data.message));
      onClose();
    } else if (errorStatus(error) !== 401) {
      const found = errorBody(error)?.errors;
      setRefused({ text: errorMessage(error), ...(found && { errors: found }) });
    }
  }

  return {
    span,
    setSpan,
    message,
    setMessage,
    recipients,
    type: (name: keyof Typed, value: string): void => setTyped({ ...typed, [name]: value }),
    isWrongSpan: wrongDay !== undefined,
    letter,
    errors,
    failure: refused.text,
    fail: setRefused,
    isSending: isLoading,
    submit,
  };
}

function wrongDayOf({ from, until }: { from: string; until: string }): string | undefined {
  if (until === '') return texts.noLastDay;
  return from > until ? texts.endsBefore : undefined;
}
