import { ConfigError } from '../config.ts';
import { EmbeddedPostgresError } from './embedded/EmbeddedPostgresError.ts';
import { describeError } from '../telemetry/describeError.ts';

/**
 * Prints why a command failed: how to fix it if known, else the error without its properties.
 * PostgreSQL's errors contain a copy of the row, such as a password hash.
 */
export function printFault(error: unknown): void {
  const isExplained = error instanceof ConfigError || error instanceof EmbeddedPostgresError;
  console.error(isExplained ? `\n${error.message}\n` : describeError(error).stack);
}
