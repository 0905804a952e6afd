import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FormText } from 'shared-api/contract/quotes/formText';
import { typedBefore } from './typedBefore.ts';

/**
 * Hydrates a form: restores what was typed into the server's HTML and repeats a submit that the shell's
 * early script held back (`aria-busy`). `data-live` then tells that script that React handles the form.
 * @param restore called with what was typed, if anything, before the form is submitted again
 */
export function useFormHydration(
  form: RefObject<HTMLFormElement | null>,
  restore: (typed: FormText) => void,
): void {
  const [wasSent, setSent] = useState(false);
  const onRestore = useRef(restore);
  // Before the form is painted or anybody can go on typing.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    onRestore.current(typedBefore(element));
    element.dataset['live'] = '';
    setSent(element.ariaBusy === 'true');
    element.ariaBusy = null;
  }, [form]);
  useEffect(() => {
    // By now the form has been rendered with the restored input.
    if (wasSent) form.current?.requestSubmit();
  }, [form, wasSent]);
}
