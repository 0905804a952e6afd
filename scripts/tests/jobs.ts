import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The path of a file below `node_modules`. */
export const bin = (...parts: string[]): string => path.join(root, 'node_modules', ...parts);

/** Runs a script with Node to its end, on this terminal. False when it fails or cannot be started. */
export function run(
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** Whether a script ends well; what it prints is dropped. */
export function succeeds(script: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'ignore' });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** A command that runs beside others. */
export interface Job {
  name: string;
  script: string;
  args: readonly string[];
}

/** Runs a job, and prints its name, seconds and output when it has ended. */
function runQuietly({ name, script, args }: Job): Promise<boolean> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    const end = (ok: boolean): void => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`);
      if (output.trim() !== '') console.log(output.trimEnd());
      resolve(ok);
    };
    child.on('error', (error) => {
      output += String(error);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/**
 * Runs jobs side by side, as many as there are cores (four at most, as each takes up to 1 GB), in the
 * order given. Long ones are best named first.
 * @returns whether each ended well, in the order of the jobs
 */
export async function runJobs(jobs: readonly Job[]): Promise<boolean[]> {
  const results: boolean[] = [];
  const waiting = jobs.entries();
  const work = async (): Promise<void> => {
    for (const [index, job] of waiting) results[index] = await runQuietly(job);
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  return results;
}
