import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { defaultLanguage } from 'shared-api/contract/values/language';
import { nothing, type FileResult } from './fileResult.ts';
import {
  cleanName,
  importStatement,
  recordRefusal,
  type ImportContext,
  type Origin,
} from './importStatement.ts';
import { doneFolders, entriesOf, join, look, unreadable, type Entry } from './inboxEntries.ts';
import { reasonText, type Note, type Reason } from './reasons/texts.ts';

/** Milliseconds that a file must be unmodified before it is read. */
const restMs = 1_000;

/**
 * Reads the statement files that lie in the inbox folder. Each is moved away: to `read/`, or to
 * `refused/` with the reason in a text file beside it, and then the next is read, whatever was wrong
 * with this one. A folder names the account of its files where they do not say it themselves. A file
 * that is still being written waits for the next time.
 * @throws DatabaseUnavailableError, WorkerBusyError as soon as no file can be judged; what was not
 * dealt with stays in the inbox
 */
export async function readInbox(
  context: ImportContext,
  inbox: string,
  who: string,
): Promise<FileResult[]> {
  await mkdir(inbox, { recursive: true });
  const outcomes: FileResult[] = [];
  for (const { entry, found } of await rested(await entriesOf(inbox))) {
    const outcome = await readEntry(context, entry, found, who);
    if (!outcome) continue;
    if (outcome.outcome !== 'waiting') {
      const fault = await putAway(inbox, entry, outcome);
      if (fault !== undefined) outcome.notes.push(fault);
    }
    outcomes.push(outcome);
  }
  return outcomes;
}

type Found = Awaited<ReturnType<typeof look>>;

/**
 * Returns entries that are no longer being written; recently modified ones are checked again after
 * a pause.
 */
async function rested(entries: Entry[]): Promise<{ entry: Entry; found: Found }[]> {
  const looks = await Promise.all(
    entries.map(async (entry) => ({ entry, found: await look(entry.path) })),
  );
  const now = Date.now();
  const isFresh = looks.some(
    ({ found }) => found && 'size' in found && now - found.modifiedMs < restMs,
  );
  if (isFresh) await setTimeout(restMs);
  return looks;
}

const isUnchanged = (before: Found, now: Found): boolean =>
  JSON.stringify(before) === JSON.stringify(now);

/** Reads one entry; undefined if it has disappeared. */
async function readEntry(
  context: ImportContext,
  { path, name: written, account }: Entry,
  found: Found,
  who: string,
): Promise<FileResult | undefined> {
  const name = cleanName(written);
  const origin: Origin = { name, source: 'inbox', who, account: account && cleanName(account) };
  const refuse = (reason: Reason) => recordRefusal(context.database, origin, reason);
  if (found === undefined) return undefined;
  if ('refused' in found) return refuse(found.refused);

  const read = await readFile(path).catch((error: unknown) => ({ error }));
  const now = await look(path);
  if (now === undefined) return undefined;
  if ('error' in read) return refuse(unreadable(read.error));
  if (!isUnchanged(found, now)) return waiting(name);
  return importStatement(context, { ...origin, bytes: read });
}

const waiting = (name: string): FileResult => ({
  ...nothing(),
  name,
  outcome: 'waiting',
  reason: { code: 'stillWritten' },
});

/** The common limit on file names in bytes, minus what is added to them. */
const longestName = 200;

/** @returns a note if the file could not be moved */
async function putAway(
  inbox: string,
  { path }: Entry,
  { outcome, reason }: FileResult,
): Promise<Note | undefined> {
  const folder = outcome === 'read' ? doneFolders.read : doneFolders.refused;
  const target = Buffer.from(`${inbox}/${folder}`);
  // The timestamp distinguishes files of the same name: every month's may be called statement.csv.
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const ending = path.subarray(path.lastIndexOf('/') + 1).subarray(-longestName);
  const name = Buffer.concat([Buffer.from(`${time}-`), ending]);
  try {
    await mkdir(target, { recursive: true });
    await rename(path, join(target, name));
    if (outcome === 'refused') {
      await writeFile(
        join(target, Buffer.concat([name, Buffer.from('.reason.txt')])),
        `${reasonText(defaultLanguage, reason)}\n`,
      );
    }
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another server has already moved it.
    if (code === 'ENOENT') return undefined;
    return { code: 'notMoved', params: { code: code ?? 'unknown' } };
  }
}
