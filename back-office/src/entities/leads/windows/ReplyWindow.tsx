import { useState } from 'react';
// The window comes first: its preview's styles stand before those of fields.
import { LetterDialog } from '../../../letters/LetterDialog.tsx';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import { texts as letterTexts } from '../../../letters/texts.ts';
import { useLetterForm } from '../../../letters/useLetterForm.ts';
import { useMessage, pause } from '../../../letters/useMessage.ts';
import { useSaySent } from '../../../letters/useSaySent.ts';
import { useSettled } from '../../../useSettled.ts';
import { useLeadLetterQuery, useReplyToLeadMutation } from '../leadsApi.ts';
import type { LeadWindowProps } from './LeadWindow.tsx';
import { texts } from './texts.ts';
import { whoOf } from './whoOf.ts';

const t = texts.reply;

/** Writes a reply to a lead, from words that the office often uses, and sends it. */
export function ReplyWindow({ record, onClose }: LeadWindowProps) {
  const { id, version } = record;
  const text = useMessage();
  const [template, setTemplate] = useState('');
  const [typed, setTyped] = useState<string>();
  const letter = useLeadLetterQuery(
    { id, subject: useSettled(typed ?? '', pause), message: text.settled },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = letter;
  const subject = typed ?? data?.subject ?? '';
  const [send] = useReplyToLeadMutation();
  const form = useLetterForm({
    letter,
    text,
    isWrong: subject.trim() === '',
    noMessage: t.noMessage,
    send: (mail) => send({ id, version, subject, ...mail }),
    onSent: useSaySent(onClose),
  });

  /** Puts the words in place of those of the last choice; what somebody typed stays before them. */
  function choose(name: string): void {
    const wordsOf = (of: string): string =>
      data?.templates.find((each) => each.name === of)?.message ?? '';
    const own = text.message.replace(wordsOf(template), '').trim();
    text.setMessage([own, wordsOf(name)].filter(Boolean).join('\n\n'));
    setTemplate(name);
  }

  return (
    <LetterDialog
      title={t.title(whoOf(record))}
      letter={letter}
      form={form}
      submit={t.send(letterTexts.whom(form.everybody))}
      onClose={onClose}
    >
      <Select
        label={t.template}
        empty={t.ownWords}
        options={(data?.templates ?? []).map(({ name }) => ({
          value: name,
          label: t.templates[name],
        }))}
        value={template}
        onChange={({ target }) => choose(target.value)}
      />
      <TextField
        label={t.subject}
        maxLength={200}
        value={subject}
        error={form.errors['subject'] ?? (typed?.trim() === '' ? t.noSubject : undefined)}
        onChange={({ target }) => setTyped(target.value)}
      />
    </LetterDialog>
  );
}
