import { spawn, type ChildProcessByStdio } from 'node:child_process';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { memoryLine, readyId, type RenderAnswer, type RenderRequest } from './messages.ts';
import { RenderFaultError } from './RenderFaultError.ts';
import { ownFolder, restrictions } from './restrictions.ts';

const entry = path.join(ownFolder, 'child/renderChild.ts');

export interface RenderProcessOptions {
  /** The directory with the release's code, the only one besides its own that the process can read. */
  folder: string;
  /** Maximum memory of the process, in megabytes. */
  memoryMb: number;
}

/** A request without its number. */
export type RenderOrder = RenderRequest extends infer Each
  ? Each extends RenderRequest
    ? Omit<Each, 'id'>
    : never
  : never;

interface Waiting {
  id: number;
  settle: (answer: RenderAnswer) => void;
  fail: (error: RenderFaultError) => void;
}

/** Milliseconds that Node may take to start, before it has anything to do with the release. */
const startMs = 20_000;
/** Maximum length of an answer; a page has some 100 kB. */
const maxAnswer = 8 * 1024 ** 2;

/**
 * A process that runs a release's code for the server: without environment, files other than its
 * code, network and add-ons (docs/decisions/0066). It works on one request at a time, and is of no
 * further use once a request has failed with anything but `error`.
 */
export class RenderProcess {
  /** Resolves once the process has gone. */
  readonly gone: Promise<void>;
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  #waiting: Waiting | undefined;
  #received = '';
  #isMemoryUsedUp = false;
  #fault: RenderFaultError | undefined;
  #asked = 0;
  readonly #ready: Promise<unknown>;

  constructor({ folder, memoryMb }: RenderProcessOptions) {
    this.#child = spawn(
      process.execPath,
      [...restrictions(folder, memoryMb), entry, folder, `${memoryMb}`],
      {
        cwd: ownFolder,
        env: {},
        // What a release prints goes nowhere.
        stdio: ['pipe', 'pipe', 'ignore'],
        windowsHide: true,
      },
    );
    this.gone = new Promise((resolve) => {
      this.#child.once('close', resolve).once('error', () => resolve());
    });
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => this.#receive(text));
    // The process may end before a request has been written.
    this.#child.stdin.on('error', () => undefined);
    this.#child.on('error', (error) => this.end(new RenderFaultError('exit', error.message)));
    this.#child.on('exit', (code, signal) => this.#exited(code, signal));
    this.#ready = this.#answerTo(readyId, startMs);
    this.#ready.catch(() => undefined);
  }

  /** Whether it can take requests. */
  get isUsable(): boolean {
    return this.#fault === undefined;
  }

  /** Its process id; undefined if it could not be started. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /**
   * Sends a request, once the one before has been answered.
   * @param timeoutMs after which the process is ended; the time that it takes to start is not counted
   * @throws RenderFaultError
   */
  async ask(order: RenderOrder, timeoutMs: number): Promise<unknown> {
    await this.#ready;
    if (this.#fault) throw this.#fault;
    const id = (this.#asked += 1);
    this.#child.stdin.write(`${JSON.stringify({ ...order, id })}\n`);
    return this.#answerTo(id, timeoutMs);
  }

  #answerTo(id: number, timeoutMs: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const late = `not finished within ${timeoutMs / 1000} seconds`;
      const timer = setTimeout(() => this.end(new RenderFaultError('time', late)), timeoutMs);
      this.#waiting = {
        id,
        settle: (answer) => {
          clearTimeout(timer);
          if ('result' in answer) resolve(answer.result);
          else reject(new RenderFaultError('error', answer.error));
        },
        fail: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      };
    });
  }

  /** Ends the process at once, whatever it is doing. */
  end(fault = new RenderFaultError('exit', 'the server has ended it')): void {
    this.#fault ??= fault;
    this.#child.kill('SIGKILL');
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.fail(this.#fault);
  }

  #exited(code: number | null, signal: string | null): void {
    // V8 aborts when its heap is full; the watchdog says so before it ends the process.
    const isMemory = this.#isMemoryUsedUp || signal === 'SIGABRT';
    this.end(
      isMemory
        ? new RenderFaultError('memory', 'it took more memory than it may')
        : new RenderFaultError('exit', `its process has ended (${signal ?? code})`),
    );
  }

  #receive(text: string): void {
    const lines = (this.#received + text).split('\n');
    this.#received = lines.pop() ?? '';
    if (this.#received.length > maxAnswer) {
      this.end(new RenderFaultError('result', `its answer is longer than ${maxAnswer} characters`));
    }
    for (const line of lines) this.#receiveLine(line);
  }

  #receiveLine(line: string): void {
    if (line === memoryLine) {
      // Its exit follows.
      this.#isMemoryUsedUp = true;
      return;
    }
    const waiting = this.#waiting;
    const answer = answerOf(line);
    if (this.#isMemoryUsedUp || this.#fault) return;
    if (!answer || answer.id !== waiting?.id) {
      if (line === '') return;
      this.end(new RenderFaultError('result', 'it answered what it was not asked'));
      return;
    }
    this.#waiting = undefined;
    waiting.settle(answer);
  }
}

/** The answer in a line; undefined if there is none. */
function answerOf(line: string): RenderAnswer | undefined {
  try {
    const parsed: unknown = JSON.parse(line);
    const isAnswer =
      typeof parsed === 'object' &&
      parsed !== null &&
      ('result' in parsed || ('error' in parsed && typeof parsed.error === 'string'));
    return isAnswer ? (parsed as RenderAnswer) : undefined;
  } catch {
    return undefined;
  }
}
