import { describeError } from '../telemetry/describeError.ts';

/** Ends the process once it has stopped, when it is told to: by Ctrl-C, by a service manager, or by a terminal that closes. */
export function endOnSignal(stop: () => Promise<void>): void {
  let ending = false;
  const end = (): void => {
    // On Ctrl-C, npm forwards the signal that the terminal has already sent.
    if (ending) return;
    ending = true;
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
}
