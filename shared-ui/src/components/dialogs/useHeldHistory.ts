import { useEffect, useLayoutEffect } from 'react';
import { gateHistory } from 'shared-ui/router';
import { holdScreen } from '../../leaveScreen.ts';

/** A page's place in the tab's history, as the router counts it; undefined for one that it did not make. */
const placeInHistory = (): number | undefined =>
  (window.history.state as { idx?: number } | null)?.idx;

/**
 * While it is on, takes a step through the tab's history back, and asks instead; so it does where a shortcut or the palette
 * would leave the screen. The browser itself asks before the tab is closed or loaded again.
 */
export function useHeldHistory(isOn: boolean, ask: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const onClose = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', onClose);
    return () => window.removeEventListener('beforeunload', onClose);
  }, [isOn]);
  useLayoutEffect(() => (isOn ? holdScreen(ask) : undefined), [isOn, ask]);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const here = placeInHistory();
    let isTakenBack = false;
    return gateHistory((event) => {
      if (isTakenBack) {
        isTakenBack = false;
        event.stopImmediatePropagation();
        ask();
        return;
      }
      const there = placeInHistory();
      // To or from a place that the router did not count there is no way back.
      if (here === undefined || there === undefined || here === there) return;
      // The address has changed already: it is put back before the router hears of it.
      event.stopImmediatePropagation();
      isTakenBack = true;
      window.history.go(here - there);
    });
  }, [isOn, ask]);
}
