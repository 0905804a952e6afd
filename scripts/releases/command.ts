import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { appNames, type AppName } from 'shared-api/contract/release';
import { ConfigError, readConfig } from '../../server/src/config.ts';
import { ReleaseStore, type Doer } from '../../server/src/releases/ReleaseStore.ts';
import { openStorage } from '../../server/src/releases/storage/openStorage.ts';

/** The repository's root. */
export const root = path.resolve(import.meta.dirname, '../..');

/** A command that cannot be done; its message says what to do. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Who releases: in a pipeline whoever started it, else whoever is logged in. */
const doer = (): string =>
  process.env['RELEASED_BY'] || process.env['GITHUB_ACTOR'] || userInfo().username;

/** The store that the settings name, read anew. */
export async function openStore(): Promise<ReleaseStore> {
  const store = new ReleaseStore(openStorage(readConfig()), (text) => console.warn(text));
  await store.refresh();
  return store;
}

/** An app by the name that was typed. */
export function appOf(name: string | undefined): AppName {
  const app = appNames.find((known) => known === name);
  if (app) return app;
  throw new CommandError(
    name === undefined
      ? `Say which app: ${appNames.join(', ')}.`
      : `There is no app "${name}". Apps: ${appNames.join(', ')}.`,
  );
}

/** Runs a command: words and options as typed, what is wrong as one line, and the exit code. */
export async function command<const T extends NonNullable<ParseArgsConfig['options']>>(
  options: T,
  work: (
    words: string[],
    values: ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>['values'],
    by: Doer,
  ) => Promise<void>,
): Promise<void> {
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    await work(positionals, values, { by: doer() });
  } catch (error) {
    const isExplained =
      error instanceof CommandError ||
      error instanceof ConfigError ||
      (error instanceof TypeError && 'code' in error);
    console.error(isExplained ? error.message : error);
    process.exitCode = 1;
  }
}
