import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'shared-ui/router';

/** The address inside the product that a click leads to; undefined when it stays on the screen. */
function targetOf(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target === '_blank') {
    return undefined;
  }
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || pathname === window.location.pathname) return undefined;
  return pathname + search + hash;
}

/** A question that stands between a person and leaving. */
export interface LeaveQuestion {
  isAsking: boolean;
  /** Goes on, after asking if something is not saved. */
  ask: (go: () => void) => void;
  stay: () => void;
  go: () => void;
}

/**
 * Asks before a screen with unsaved changes is left: the browser when its tab is closed or loaded
 * again, the screen itself for links and its own buttons. The browser's back button cannot be held
 * up; an editor keeps a draft for it.
 */
export function useLeaveGuard(isOn: boolean): LeaveQuestion {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const onward = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (!isOn) return undefined;
    const onClose = (event: BeforeUnloadEvent): void => event.preventDefault();
    const onClick = (event: MouseEvent): void => {
      const target = targetOf(event);
      if (target === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      onward.current = () => void navigate(target);
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
    ask: (go) => {
      onward.current = go;
      if (isOn) setAsking(true);
      else go();
    },
    stay: () => setAsking(false),
    go: () => {
      setAsking(false);
      onward.current();
    },
  };
}
