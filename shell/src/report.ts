import type { BootData } from 'shared-api/contract/pages/boot';
import type { ErrorKind } from 'shared-api/contract/reports/report';

/** Something that went wrong in the page, and where the person was. */
export interface Problem {
  kind: ErrorKind;
  error: unknown;
  path: string;
}

/** Milliseconds after which reporting begins also on a page that is still loading. */
const latest = 10_000;

/** What went wrong before the part that sends was there; it comes after the page is loaded. */
const waiting: Problem[] = [];
let send = (problem: Problem): void => void waiting.push(problem);

/** Reports an error that a screen or a loader has caught: nobody would hear of it otherwise. */
export function reportProblem(kind: ErrorKind, error: unknown): void {
  send({ kind, error, path: window.location.pathname });
}

/**
 * Begins to tell the server what goes wrong in the page and how fast it is. The first paint and use
 * wait for none of it: errors are kept, and the rest is loaded when the page is there and idle.
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
      // A page works as well unreported.
      () => undefined,
    );
  }

  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 3_000 });
    else begin();
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
