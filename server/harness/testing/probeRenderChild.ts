/**
 * Run in place of a render process, with its restrictions: `probeRenderChild.ts <file> <port>`. Tries
 * everything that code could try which has got out of its context, and prints what came of it.
 */
import { spawn } from 'node:child_process';
import dns from 'node:dns';
import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { closeDoors } from '../../src/rendering/child/closeDoors.ts';

const [file = '', port = ''] = process.argv.slice(2);
closeDoors();

/** What a trial came to: `done`, or the error's code or message. */
function tried(trial: () => unknown): string {
  try {
    trial();
    return 'done';
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code ?? message;
  }
}

const found = {
  environment: Object.keys(process.env),
  secretFile: tried(() => readFileSync(file)),
  passwords: tried(() => readFileSync('/etc/passwd')),
  writing: tried(() => writeFileSync(`${file}.new`, 'x')),
  starting: tried(() => spawn('true')),
  connecting: tried(() => net.connect(Number(port), '127.0.0.1')),
  requesting: tried(() => http.get(`http://127.0.0.1:${port}`)),
  listening: tried(() => net.createServer().listen(0)),
  resolving: tried(() => dns.lookup('localhost', () => undefined)),
  killing: tried(() => process.kill(process.ppid, 0)),
  modules: tried(() => process.getBuiltinModule('node:net')),
  fetching: typeof globalThis.fetch,
};
process.stdout.write(JSON.stringify(found));
