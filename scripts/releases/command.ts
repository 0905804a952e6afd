import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { appNames, type AppName, type Release } from 'shared-api/contract/releases/release';
import { ConfigError, readConfig } from '../../server/src/config.ts';
import { NoReleaseError } from '../../server/src/releases/BuildStore.ts';
import { ReleaseStore, type ReleaseActor } from '../../server/src/releases/ReleaseStore.ts';
import { openStorage } from '../../server/src/releases/storage/openStorage.ts';
import { StorageError } from '../../server/src/releases/storage/StorageError.ts';
import { describeError } from '../../server/src/telemetry/describeError.ts';

/** The repository's root directory. */
export const root = path.resolve(import.meta.dirname, '../..');

/** A command that cannot be completed; the message says what to do. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** The user running the command; in a pipeline, whoever triggered it. */
const currentUser = (): string =>
  process.env['RELEASED_BY'] || process.env['GITHUB_ACTOR'] || userInfo().username;

/** Opens the release store from the settings and reads it. */
export async function openStore(): Promise<ReleaseStore> {
  const store = new ReleaseStore(await openStorage(readConfig()), (text) => console.warn(text));
  await store.refresh();
  return store;
}

/**
 * Finds a stored release by its version.
 * @throws CommandError saying how to list the versions
 */
export async function storedRelease(
  store: ReleaseStore,
  app: AppName,
  version: string,
): Promise<Release> {
  return store.release(app, version).catch((error: unknown) => {
    if (!(error instanceof NoReleaseError)) throw error;
    throw new CommandError(`${error.message} "npm run releases" lists what is there.`);
  });
}

/** Validates an app's name. */
export function appOf(name: string | undefined): AppName {
  const app = appNames.find((known) => known === name);
  if (app) return app;
  throw new CommandError(
    name === undefined
      ? `Say which app: ${appNames.join(', ')}.`
      : `There is no app "${name}". Apps: ${appNames.join(', ')}.`,
  );
}

/**
 * npm consumes options that stand before its own `--`. Ignoring that could release to everybody
 * what should only be stored.
 * @throws CommandError
 */
function refuseConsumedOptions(options: NonNullable<ParseArgsConfig['options']>): void {
  const consumed = Object.keys(options).filter((name) => process.env[`npm_config_${name}`]);
  // Without `--force` the check still refuses, so nothing is lost; and npm has an option of that
  // name.
  const [option] = consumed.filter((name) => name !== 'force');
  if (option === undefined) return;
  throw new CommandError(
    `npm has taken --${option} for itself, and nothing was done. Put -- before the app: npm run ${process.env['npm_lifecycle_event'] ?? 'release'} -- <app> --${option} …`,
  );
}

/**
 * Runs a command: parses arguments and options, prints errors as one line, and sets the exit code.
 * @param usage the syntax, then optionally a semicolon and further hints. The number of words in
 * brackets before the semicolon is the maximum number of arguments.
 */
export async function command<const T extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: T,
  work: (
    words: string[],
    values: ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>['values'],
    by: ReleaseActor,
  ) => Promise<void>,
): Promise<void> {
  try {
    refuseConsumedOptions(options);
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const superfluous = positionals[usage.split(';')[0]?.match(/[<[]/g)?.length ?? 0];
    if (superfluous !== undefined) {
      throw new CommandError(`"${superfluous}" is a word too many, and nothing was done: ${usage}`);
    }
    await work(positionals, values, { by: currentUser() });
  } catch (error) {
    const isExplained =
      error instanceof CommandError ||
      error instanceof ConfigError ||
      error instanceof StorageError ||
      error instanceof NoReleaseError ||
      (error instanceof TypeError && 'code' in error);
    console.error(isExplained ? error.message : describeError(error).stack);
    process.exitCode = 1;
  }
}
