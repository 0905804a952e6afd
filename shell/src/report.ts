import type { BootData } from 'shared-api/contract/pages/boot';
import type { ErrorKind } from 'shared-api/contract/reports/report';

/** An error in the page, and the path where it happened. */
export interface Problem {
  kind: ErrorKind;
  error: unknown;
  path: string;
}

/** Latest start of reporting, in milliseconds, if the page is still loading. */
const latest = 10_000;

/** When a page that has loaded is usually idle, for a browser that does not say so, as Safari, in milliseconds. */
const usuallyIdle = 3_000;

/** Errors from before the sender was loaded. */
const waiting: Problem[] = [];
let send = (problem: Problem): void => void waiting.push(problem);

/** Reports an error that was caught by a screen or loader and would otherwise go unnoticed. */
export function reportProblem(kind: ErrorKind, error: unknown): void {
  send({ kind, error, path: window.location.pathname });
}

/**
 * Starts reporting errors and web vitals to the server. Errors are queued from the beginning; the
 * sender itself loads when the page is loaded and idle, so it does not slow down first paint or
 * interaction.
 */
export function startReporting(boot: BootData): void {
  window.addEventListener('error', ({ error, message }) => {
    reportProblem('error', error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportProblem('rejection', reason));
  const timer = setTimeout(begin, latest);
  let hasBegun = false;

  function begin(): void {
    if (hasBegun) return;
    hasBegun = true;
    clearTimeout(timer);
    import(/* webpackChunkName: "report" */ './reportSender.ts').then(
      ({ startSender }) => {
        send = startSender(boot);
        waiting.splice(0).forEach(send);
      },
      // The page works without reporting.
      () => undefined,
    );
  }

  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 3_000 });
    else setTimeout(begin, usuallyIdle);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
