import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FormText } from 'shared-api/contract/quotes/formText';
import { typedBefore } from './typedBefore.ts';

/**
 * Takes over what was done to the server's HTML of a form: what was typed into it, and that it was
 * sent, which the shell's early script has kept back (`aria-busy`) and leaves to us from now on
 * (`data-live`).
 * @param take told what was typed, before the form is sent again
 */
export function useTakeOver(
  form: RefObject<HTMLFormElement | null>,
  take: (typed: FormText) => void,
): void {
  const [wasSent, setSent] = useState(false);
  const onTake = useRef(take);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const typed = typedBefore(element);
    if (Object.keys(typed).length > 0) onTake.current(typed);
    element.dataset['live'] = '';
    setSent(element.ariaBusy === 'true');
    element.ariaBusy = null;
  }, [form]);
  useEffect(() => {
    // Rendered with what was typed by now.
    if (wasSent) form.current?.requestSubmit();
  }, [form, wasSent]);
}
