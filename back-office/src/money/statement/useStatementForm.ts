import { useState } from 'react';
import { useCompany } from 'shared-api/client';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { useLetterForm } from '../../letters/useLetterForm.ts';
import { pause, useMessage } from '../../letters/useMessage.ts';
import { useSaySent } from '../../letters/useSaySent.ts';
import { useSettled } from '../../useSettled.ts';
import { useSendStatementMutation, useStatementLetterQuery } from './statementApi.ts';
import { texts } from './texts.ts';

/** What is typed about a statement, the mail that follows from it, and sending it. */
export function useStatementForm(clientId: number, onClose: () => void) {
  const { timeZone } = useCompany();
  const [span, setSpan] = useState(() => ({
    from: '',
    until: companyDay(Date.now() / 1000, timeZone),
  }));
  const text = useMessage();
  const wrongDay = wrongDayOf(span);
  const body = { from: span.from || null, until: span.until };
  const asked = useSettled(JSON.stringify(body), pause);
  const letter = useStatementLetterQuery(
    { id: clientId, message: text.settled, ...(JSON.parse(asked) as typeof body) },
    { refetchOnMountOrArgChange: true, skip: wrongDay !== undefined },
  );
  const [send] = useSendStatementMutation();
  const form = useLetterForm({
    letter,
    text,
    send: (mail, again) => send({ id: clientId, again, ...body, ...mail }),
    onSent: useSaySent(onClose),
    what: JSON.stringify(body),
    isWrong: wrongDay !== undefined,
  });
  return { span, setSpan, wrongDay: wrongDay ?? form.errors['until'], letter, form };
}

function wrongDayOf({ from, until }: { from: string; until: string }): string | undefined {
  if (until === '') return texts.noLastDay;
  return from > until ? texts.endsBefore : undefined;
}
