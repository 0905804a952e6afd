import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** How a run of tests ended, and what it said. */
export interface Run {
  outcome: 'passed' | 'failed' | 'timed out';
  output: string;
}

/** A copy of the working tree, with what is not committed yet, in which files may be changed. */
export class TreeCopy {
  readonly #folder: string;
  readonly #environment: NodeJS.ProcessEnv;
  /** Ends the tests that run, and what they have started. */
  #kill: () => void = () => undefined;

  /** @param environment of the tests, beside that of this process */
  constructor(root: string, environment: Record<string, string>) {
    this.#folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'mutate-')));
    this.#environment = { ...process.env, ...environment };
    const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const files = execFileSync('git', git, { cwd: root, encoding: 'utf8' });
    for (const file of files.split('\0')) {
      if (file === '' || !existsSync(path.join(root, file))) continue;
      cpSync(path.join(root, file), path.join(this.#folder, file));
    }
    this.#linkModules(root, '.');
    for (const entry of readdirSync(this.#folder)) this.#linkModules(root, entry);
  }

  /** Links installed packages; the workspaces among them are those of the copy. */
  #linkModules(root: string, folder: string): void {
    const from = path.join(root, folder, 'node_modules');
    if (!existsSync(from)) return;
    const to = path.join(this.#folder, folder, 'node_modules');
    mkdirSync(to);
    for (const name of readdirSync(from)) {
      const isWorkspace = lstatSync(path.join(from, name)).isSymbolicLink();
      symlinkSync(isWorkspace ? path.join('..', name) : path.join(from, name), path.join(to, name));
    }
  }

  read(file: string): string {
    return readFileSync(path.join(this.#folder, file), 'utf8');
  }

  /** Runs test files of one package while a file has another text. */
  async testWith(
    change: { file: string; text: string },
    tests: readonly string[],
    limitMs: number,
  ): Promise<Run> {
    const original = this.read(change.file);
    writeFileSync(path.join(this.#folder, change.file), change.text);
    try {
      return await this.test(tests, limitMs);
    } finally {
      writeFileSync(path.join(this.#folder, change.file), original);
    }
  }

  /** Runs test files, up to the first that fails. */
  test(tests: readonly string[], limitMs: number): Promise<Run> {
    const projects = new Set(tests.map((file) => file.split('/', 1).join('')));
    const child = spawn(
      process.execPath,
      [
        ...['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'],
        ...['--runInBand', '--bail', '--watchman=false', '--forceExit', '--silent'],
        ...['--selectProjects', ...projects, '--runTestsByPath', ...tests],
      ],
      // A group of its own, so that what the tests start ends with them.
      {
        cwd: this.#folder,
        env: this.#environment,
        stdio: ['ignore', 'ignore', 'pipe'],
        detached: true,
      },
    );
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    return new Promise((resolve, reject) => {
      let isLate = false;
      this.#kill = () => {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      };
      const timer = setTimeout(() => {
        isLate = true;
        this.#kill();
      }, limitMs);
      child.on('error', reject);
      child.on('exit', (code) => {
        clearTimeout(timer);
        this.#kill = () => undefined;
        const ended = code === 0 ? 'passed' : 'failed';
        resolve({ outcome: isLate ? 'timed out' : ended, output });
      });
    });
  }

  remove(): void {
    this.#kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
