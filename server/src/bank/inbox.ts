import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StatementOutcome } from 'shared-api/contract/bank';
import type { Database } from '../db/Database.ts';
import { importStatement } from './importStatement.ts';

/** Folders of the inbox in which files lie that have been dealt with. */
const doneFolders = { read: 'read', refused: 'refused' } as const;

/**
 * Reads the statement files that lie in the inbox folder. Each is moved away: to `read/`, or to
 * `refused/` with the reason in a text file beside it. A folder names the account of its files where
 * they do not say it themselves.
 */
export async function readInbox(
  database: Database,
  inbox: string,
  who: string,
): Promise<StatementOutcome[]> {
  await mkdir(inbox, { recursive: true });
  const outcomes: StatementOutcome[] = [];
  for (const { file, account } of await filesOf(inbox)) {
    const name = path.relative(inbox, file);
    const bytes = await readFile(file).catch(unlessGone);
    if (!bytes) continue;
    const outcome = await importStatement(database, { name, bytes, source: 'inbox', who, account });
    await putAway(inbox, file, outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}

/** Files of the inbox and of the accounts' folders in it, by name. */
async function filesOf(inbox: string): Promise<{ file: string; account?: string }[]> {
  const files: { file: string; account?: string }[] = [];
  for (const name of (await readdir(inbox)).sort()) {
    const place = path.join(inbox, name);
    const found = await stat(place);
    if (found.isFile() && !name.startsWith('.')) files.push({ file: place });
    if (!found.isDirectory() || Object.values<string>(doneFolders).includes(name)) continue;
    for (const inner of (await readdir(place)).sort()) {
      const file = path.join(place, inner);
      if (!inner.startsWith('.') && (await stat(file)).isFile())
        files.push({ file, account: name });
    }
  }
  return files;
}

/** Another instance that reads the same folder may have been faster. */
function unlessGone(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  return undefined;
}

async function putAway(
  inbox: string,
  file: string,
  { outcome, reason }: StatementOutcome,
): Promise<void> {
  const folder = path.join(inbox, doneFolders[outcome]);
  await mkdir(folder, { recursive: true });
  // The time keeps files of one name apart: every month's may be called statement.csv.
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${path.basename(file)}`;
  if (outcome === 'refused')
    await writeFile(path.join(folder, `${name}.reason.txt`), `${reason}\n`);
  await rename(file, path.join(folder, name)).catch(unlessGone);
}
