/**
 * Leads the keyboard to the first field that is wrong in a window that was sent, whether that is found at once or by the
 * server, unless something was typed since, or the keyboard has gone on.
 * @returns ends it
 */
export function leadToFault(): () => void {
  let sent: Element | undefined;
  /** What had the focus when it was sent. */
  let from: Element | null = null;
  const look = (): void => {
    if (!sent || sent.querySelector('[type=submit][aria-busy]')) return;
    const wrong = sent.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!wrong) return;
    sent = undefined;
    const { activeElement } = document;
    if (activeElement === from || activeElement === document.body) wrong.focus();
  };
  const onSubmit = ({ target }: Event): void => {
    sent = target instanceof Element && target.closest('dialog') ? target : undefined;
    from = document.activeElement;
    // A field that was wrong before may still be: then no attribute changes.
    setTimeout(look);
  };
  const onInput = (): void => {
    sent = undefined;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { attributeFilter: ['aria-invalid'], subtree: true });
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('input', onInput, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('submit', onSubmit, true);
    document.removeEventListener('input', onInput, true);
  };
}
