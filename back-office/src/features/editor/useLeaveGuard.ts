import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'shared-ui/router';

/**
 * Asks before a screen with unsaved changes is left: the browser when its tab is closed or loaded
 * again, the screen itself for links and its own Back button. For the browser's back button there is
 * the draft (`useDraft`).
 */
export function useLeaveGuard(isOn: boolean) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const onward = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (!isOn) return undefined;
    const onClose = (event: BeforeUnloadEvent): void => event.preventDefault();
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isElsewhere =
        event.ctrlKey || event.metaKey || event.shiftKey || link?.target === '_blank';
      if (!link || isElsewhere || link.origin !== window.location.origin) return;
      event.preventDefault();
      event.stopPropagation();
      onward.current = () => void navigate(link.pathname + link.search);
      setAsking(true);
    };
    window.addEventListener('beforeunload', onClose);
    // Before the router hears of it.
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onClose);
      document.removeEventListener('click', onClick, true);
    };
  }, [isOn, navigate]);

  return {
    isAsking,
    /** Goes on, after asking if something is not saved. */
    ask: (go: () => void): void => {
      onward.current = go;
      if (isOn) setAsking(true);
      else go();
    },
    stay: () => setAsking(false),
    go: (): void => {
      setAsking(false);
      onward.current();
    },
  };
}
