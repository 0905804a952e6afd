import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { gateHistory, useLocation, useNavigate } from 'shared-ui/router';
import { holdLeaving } from './askToLeave.ts';

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

/** The index in the tab's history, as set by the router; undefined for entries it did not create. */
const readHistoryIndex = (): number | undefined =>
  (window.history.state as { idx?: number } | null)?.idx;

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
 * again, the screen itself for links, its own buttons and the browser's back and forward.
 */
export function useLeaveGuard(isOn: boolean): LeaveQuestion {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const onward = useRef<() => void>(() => undefined);
  const hold = useCallback((go: () => void): void => {
    onward.current = go;
    setAsking(true);
  }, []);
  const historyIndex = useRef<number>(undefined);
  useLayoutEffect(() => {
    historyIndex.current = readHistoryIndex();
  }, [key]);
  /** Set while a step is taken back: what takes it again, once the person agrees. */
  const again = useRef<() => void>(undefined);
  const isAgreed = useRef(false);

  useEffect(() => {
    if (!isOn) return undefined;
    const onClose = (event: BeforeUnloadEvent): void => event.preventDefault();
    const onClick = (event: MouseEvent): void => {
      const target = targetOf(event);
      if (target === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      hold(() => void navigate(target));
    };
    window.addEventListener('beforeunload', onClose);
    // Before the router hears of it.
    document.addEventListener('click', onClick, true);
    const release = holdLeaving(hold);
    return () => {
      window.removeEventListener('beforeunload', onClose);
      document.removeEventListener('click', onClick, true);
      release();
    };
  }, [isOn, navigate, hold]);

  // In the same breath as the guard goes off: what is saved may go back at once.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    isAgreed.current = false;
    return gateHistory((event) => {
      const step = again.current;
      if (step) {
        again.current = undefined;
        event.stopImmediatePropagation();
        hold(step);
        return;
      }
      const [from, to] = [historyIndex.current, readHistoryIndex()];
      // Another part of the screen is no leaving. From or to a place that the router did not count
      // there is no way back; an editor keeps a draft for that.
      const isHere = window.location.pathname === pathname;
      if (isAgreed.current || isHere || from === undefined || to === undefined) return;
      // The address has changed already: it is put back before the router hears of it.
      event.stopImmediatePropagation();
      again.current = () => window.history.go(to - from);
      window.history.go(from - to);
    });
  }, [isOn, pathname, hold]);

  return {
    isAsking,
    ask: (go) => {
      if (isOn) hold(go);
      else go();
    },
    stay: () => setAsking(false),
    go: () => {
      setAsking(false);
      isAgreed.current = true;
      onward.current();
    },
  };
}
