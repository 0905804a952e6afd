/**
 * The process that renders the pages of one release: `renderChild.ts <folder> <megabytes>`. Reads a
 * request a line from standard input and answers each with a line. It is started without environment
 * and with Node's permission model, so that it can read its own code and the release's, nothing else.
 */
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { readyId, type RenderAnswer, type RenderRequest } from '../messages.ts';
import { closeDoors } from './closeDoors.ts';
import { ReleaseCode } from './ReleaseCode.ts';

const [folder = '', megabytes = ''] = process.argv.slice(2);
const codes = new Map<string, ReleaseCode>();
const pageFinders = new Map<string, ReturnType<ReleaseCode['run']>>();

function codeIn(language: string): ReleaseCode {
  const known = codes.get(language);
  if (known) return known;
  const code = new ReleaseCode(path.join(folder, language));
  codes.set(language, code);
  return code;
}

/** Renders in a context of its own, so that no page sees what another has left behind. */
async function render({ language, input }: Extract<RenderRequest, { kind: 'render' }>) {
  const { code, end } = codeIn(language).run();
  try {
    const { html, head, status } = await code.render(input);
    return { html, head, status };
  } finally {
    end();
  }
}

/** The pages that addresses show; null if the release does not tell. */
function pagesOf({ language, paths }: Extract<RenderRequest, { kind: 'pagesOf' }>) {
  const known = pageFinders.get(language) ?? codeIn(language).run();
  pageFinders.set(language, known);
  const { pageOf } = known.code;
  return pageOf ? paths.map((address) => pageOf(address)) : null;
}

const write = process.stdout.write.bind(process.stdout);
const send = (answer: RenderAnswer): unknown => write(`${JSON.stringify(answer)}\n`);

async function answer(request: RenderRequest): Promise<void> {
  try {
    const result = request.kind === 'render' ? await render(request) : pagesOf(request);
    send({ id: request.id, result });
  } catch (error) {
    send({ id: request.id, error: describe(error) });
  }
}

/** The code of a release may throw anything, even what cannot be turned into text. */
function describe(error: unknown): string {
  try {
    const { stack } = error as Error;
    return String(stack ?? error).slice(0, 4000);
  } catch {
    return 'something that cannot be described';
  }
}

// A promise that a page has left behind does not end the process; its page has been answered.
process.on('unhandledRejection', () => undefined);
// A thread's environment and output are its own.
new Worker(new URL('watchdog.ts', import.meta.url), {
  env: {},
  workerData: { server: process.ppid, maxBytes: Number(megabytes) * 1024 ** 2 },
}).unref();
const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => void answer(JSON.parse(line) as RenderRequest));
lines.on('close', () => process.exit());
closeDoors();
send({ id: readyId, result: null });
