import { createElement, useState, type ReactNode } from 'react';
import { errorBody, errorStatus, showMessage, useDispatch } from 'shared-api/client';
import type { ProposedLetter, SendLetter } from 'shared-api/contract/billing/letters';
import { splitAddresses } from 'shared-api/contract/values/emailAddress';
import { Refusal } from '../frame/failures/Refusal.tsx';
import { useSentForm } from '../sending/useSentForm.ts';
import { addressErrors, type Typed } from './addresses.ts';
import type { useMessage } from './useMessage.ts';

/** The mail as the server would send it now, or why it cannot be shown. */
export interface LetterQuery<Letter extends ProposedLetter = ProposedLetter> {
  data?: Letter | undefined;
  error?: unknown;
  refetch: () => unknown;
}

interface Done {
  message: string;
}

type Sent = { data: Done; error?: undefined } | { data?: undefined; error: unknown };

interface LetterFormOptions {
  letter: LetterQuery;
  text: ReturnType<typeof useMessage>;
  /** `again`: it was sent meanwhile, and is meant to be sent once more. */
  send: (mail: SendLetter, again: boolean) => Promise<Sent>;
  onSent: (done: Done) => void;
  /**
   * Names what is sent, where that has no version. Once this or the recipients change, the person is asked anew whether
   * to send it once more.
   */
  what?: string;
  /** Whether something else that is typed is wrong: nothing is sent then. */
  isWrong?: boolean;
  /** What is said where nothing is written, in a mail that is nothing without that. */
  noMessage?: string;
}

/** What shows that a mail was sent: it gives an invoice its number, too. */
const sentTags = ['mails', 'record', 'list', 'money'] as const;

const wordsOf = (error: unknown): ReactNode => createElement(Refusal, { error });

/**
 * Whom a mail goes to and with which words, and its sending: checked here, decided by the server, and
 * sent once however often it is tried. What was typed stays, over a refusal and a session that ended.
 */
export function useLetterForm({
  letter,
  text,
  send,
  onSent,
  what,
  isWrong = false,
  noMessage,
}: LetterFormOptions) {
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const [isAsked, setAsked] = useState(false);
  const [refused, setRefused] = useState<{ words?: ReactNode; errors?: Record<string, string> }>(
    {},
  );
  const [isSending, setSending] = useState(false);
  // Why somebody who sends it now sends it for the second time, and whether that is meant.
  const [refusal, setRefusal] = useState<{ subject: string; error: unknown }>();
  const [isTicked, setMeant] = useState(false);
  const dispatch = useDispatch();
  const form = useSentForm(sentTags);
  const recipients: Typed = {
    to: typed.to ?? letter.data?.to.join(', ') ?? '',
    cc: typed.cc ?? letter.data?.cc.join(', ') ?? '',
  };
  const wrong = {
    ...addressErrors(recipients),
    ...(noMessage !== undefined && text.message.trim() === '' && { message: noMessage }),
  };
  const [to, cc] = [splitAddresses(recipients.to), splitAddresses(recipients.cc)];
  const subject = what === undefined ? '' : JSON.stringify([what, to, cc]);
  const sent = refusal?.subject === subject ? refusal.error : undefined;
  const isMeant = sent !== undefined && isTicked;
  const isTwice = sent !== undefined && !isMeant;

  async function submit(): Promise<void> {
    setAsked(true);
    setRefused({});
    // What cannot be shown cannot be sent either, and the reason is the same.
    if (!letter.data && letter.error) setRefused({ words: wordsOf(letter.error) });
    if (!letter.data || isWrong || isTwice || Object.keys(wrong).length > 0) return;
    setSending(true);
    const mail = { to, cc, message: text.message, key: form.key() };
    const { answer, isLeft } = await form.send(() => send(mail, isMeant));
    const { data, error } = answer;
    setSending(false);
    if (data) {
      if (isLeft) dispatch(showMessage(data.message));
      else onSent(data);
    } else if (errorBody(error)?.sentMeanwhile) {
      setRefusal({ subject, error });
      setMeant(false);
    }
    // Over a session that ended the login window is shown.
    else if (errorStatus(error) !== 401) {
      setRefused({ words: wordsOf(error), errors: errorBody(error)?.errors ?? {} });
    }
  }

  return {
    recipients,
    /** Everybody who gets it. */
    everybody: [...to, ...cc],
    type: (name: keyof Typed, value: string): void => {
      setTyped({ ...typed, [name]: value });
      setRefused({});
    },
    message: text.message,
    setMessage: text.setMessage,
    errors: { ...refused.errors, ...(isAsked && wrong) } as Readonly<Record<string, string>>,
    failure: refused.words,
    /** Whether it is not known if the mail was sent. */
    isUnknown: form.isUnknown,
    /** Says what went wrong beside the sending. */
    fail: (words: string | undefined): void => setRefused(words === undefined ? {} : { words }),
    isSending,
    /** Why it would be sent for the second time. */
    sent,
    isMeant,
    setMeant,
    /** Whether that stands in the way until it is meant. */
    isTwice,
    submit: (): void => void submit(),
    /** Leaves the window: says so where it is not known whether the mail was sent. */
    leave: form.leave,
  };
}

export type LetterForm = ReturnType<typeof useLetterForm>;
