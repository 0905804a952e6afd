import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The result of a test run, and its output. */
export interface Run {
  outcome: 'passed' | 'failed' | 'timed out';
  output: string;
}

/** A copy of the working tree, including uncommitted changes, in which files can be modified. */
export class TreeCopy {
  readonly #folder: string;
  readonly #environment: NodeJS.ProcessEnv;
  /** Stops the running tests and their child processes. */
  #kill: () => void = () => undefined;

  /** @param environment variables for the tests, in addition to this process's own */
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

  /** Links installed packages; workspaces are linked to those of the copy. */
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

  /** Runs test files of one package with a source file replaced. */
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

  /** Runs test files until the first failure. */
  test(tests: readonly string[], limitMs: number): Promise<Run> {
    const projects = new Set(tests.map((file) => file.split('/', 1).join('')));
    const child = spawn(
      process.execPath,
      [
        ...['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'],
        ...['--runInBand', '--bail', '--watchman=false', '--forceExit', '--silent'],
        ...['--selectProjects', ...projects, '--runTestsByPath', ...tests],
      ],
      // A process group of its own, so that child processes can be stopped along with it.
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
