import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serverEnvironment } from '../../serverEnvironment.ts';
import type { SentBuild } from './sentReleases.ts';

/** Writes a build into a folder as `npm run build` leaves it. @returns its path */
export async function distOf(folder: string, { release, files }: SentBuild): Promise<string> {
  const dist = path.join(folder, `dist-${release.app}-${release.version}`);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), content);
  }
  await writeFile(path.join(dist, 'release.json'), JSON.stringify(release, null, 2));
  return dist;
}

const commands = path.resolve(import.meta.dirname, '../../../../scripts/releases');

/** Runs a command of teams as a person types it. */
export function runCommand(
  command: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, [path.join(commands, `${command}.ts`), ...args], {
    env: { ...serverEnvironment, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, output })));
}
