import { ConfigError } from '../config.ts';
import { EmbeddedPostgresError } from './embedded/EmbeddedPostgresError.ts';
import { describeError } from '../telemetry/describeError.ts';

/**
 * Says why a command ends: the cure where there is one, else the error without what hangs on it.
 * PostgreSQL's errors hold a copy of the row, a password's hash for one.
 */
export function printFault(error: unknown): void {
  const isExplained = error instanceof ConfigError || error instanceof EmbeddedPostgresError;
  console.error(isExplained ? `\n${error.message}\n` : describeError(error).stack);
}
