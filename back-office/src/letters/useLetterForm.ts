import { createElement, useState, type ReactNode } from 'react';
import { errorBody, errorStatus } from 'shared-api/client';
import type { ProposedLetter, SendLetter } from 'shared-api/contract/billing/letters';
import { splitAddresses } from 'shared-api/contract/values/emailAddress';
import { Refusal } from '../frame/failures/Refusal.tsx';
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
  send: (mail: SendLetter) => Promise<Sent>;
  onSent: (done: Done) => void;
  /** Whether something else that is typed is wrong: nothing is sent then. */
  isWrong?: boolean;
  /** Called when sending is asked for all the same: leads to what is wrong. */
  onWrong?: () => void;
  /** What is said where nothing is written, in a mail that is nothing without that. */
  noMessage?: string;
  /** What is said of a refusal; the server's words unless something has to be added. */
  wordsOf?: (error: unknown) => ReactNode;
}

/**
 * Whom a mail goes to and with which words, and its sending: checked here, decided by the server, and
 * sent once however often it is tried. What was typed stays, over a refusal and a session that ended.
 */
export function useLetterForm({
  letter,
  text,
  send,
  onSent,
  isWrong = false,
  onWrong,
  noMessage,
  wordsOf = (error) => createElement(Refusal, { error }),
}: LetterFormOptions) {
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const [isAsked, setAsked] = useState(false);
  const [refused, setRefused] = useState<{ words?: ReactNode; errors?: Record<string, string> }>(
    {},
  );
  const [isSending, setSending] = useState(false);
  // One for all tries of this window: what was sent is not sent twice.
  const [key] = useState(() => crypto.randomUUID());
  const recipients: Typed = {
    to: typed.to ?? letter.data?.to.join(', ') ?? '',
    cc: typed.cc ?? letter.data?.cc.join(', ') ?? '',
  };
  const wrong = {
    ...addressErrors(recipients),
    ...(noMessage !== undefined && text.message.trim() === '' && { message: noMessage }),
  };
  const [to, cc] = [splitAddresses(recipients.to), splitAddresses(recipients.cc)];

  async function submit(): Promise<void> {
    setAsked(true);
    setRefused({});
    // What cannot be shown cannot be sent either, and the reason is the same.
    if (!letter.data && letter.error) setRefused({ words: wordsOf(letter.error) });
    if (isWrong) onWrong?.();
    if (!letter.data || isWrong || Object.keys(wrong).length > 0) return;
    setSending(true);
    const { data, error } = await send({ to, cc, message: text.message, key });
    setSending(false);
    if (data) onSent(data);
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
    /** Says what went wrong beside the sending. */
    fail: (words: string | undefined): void => setRefused(words === undefined ? {} : { words }),
    isSending,
    submit: (): void => void submit(),
  };
}

export type LetterForm = ReturnType<typeof useLetterForm>;
