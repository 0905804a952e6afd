import { describeError } from '../telemetry/describeError.ts';

/**
 * Ends the process once it has stopped, when it is told to: by Ctrl-C, by a service manager, or by a terminal that closes.
 * @param stop closes everything; called once
 * @returns aborted once the process has been told to end
 */
export function endOnSignal(stop: () => Promise<void>): AbortSignal {
  const ending = new AbortController();
  const end = (): void => {
    // On Ctrl-C, npm forwards the signal that the terminal has already sent.
    if (ending.signal.aborted) return;
    ending.abort();
    console.log('\nClosing …');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(describeError(error).stack);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
  return ending.signal;
}
