import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { one, sum, type Count } from './counts.ts';
import { bin, succeeds, type Job } from './jobs.ts';

const script = bin('typescript', 'bin', 'tsc');
/** Written when all projects have been checked against what is installed. */
const stamp = bin('.cache', 'types-checked');

const timeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
/** `tsc -b` looks at a project's own files only: it does not see that packages have changed. */
const isInstalledSince = timeOf(bin('.package-lock.json')) >= timeOf(stamp);

/** The folders of all TypeScript projects, as the solution at the root names them. */
const projects = (
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../tsconfig.json'), 'utf8')) as {
    references: { path: string }[];
  }
).references.map((reference) => reference.path);

/** Checks all projects, each after those that it refers to; those that have not changed are passed over. */
export const typesJob: Job = {
  name: 'types',
  script,
  args: ['-b', ...(isInstalledSince ? ['--force'] : [])],
};

/**
 * Counts the projects after `typesJob`.
 * @param ok whether the job ended well. If not, each project is asked once more: one that fails, or
 *   refers to one that does, has failed.
 */
export async function typesCount(ok: boolean): Promise<Count> {
  if (ok) {
    mkdirSync(path.dirname(stamp), { recursive: true });
    if (isInstalledSince) writeFileSync(stamp, '');
    return { passed: projects.length, failed: 0 };
  }
  const counts: Count[] = [];
  // One after another: they write the same files.
  for (const project of projects) counts.push(one(await succeeds(script, ['-b', project])));
  const count = sum(counts);
  return count.failed > 0 ? count : sum([count, one(false)]);
}
