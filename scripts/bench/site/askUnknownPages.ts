/**
 * Asks the server at `URL` for addresses that do not exist, over 50 connections, until it is ended. In
 * a process of its own, so that what it does is not measured as the server's slowness.
 */
import { Agent, get } from 'node:http';

const connections = 50;
const url = process.env['URL'] ?? '';
const agent = new Agent({ keepAlive: true, maxSockets: connections });
let made = 0;
let answered = 0;

function ask(): void {
  get(`${url}/w${made++}/i`, { agent }, (response) => {
    response.resume().on('end', () => {
      answered += 1;
      ask();
    });
  }).on('error', () => setTimeout(ask, 10));
}

for (let connection = 0; connection < connections; connection += 1) ask();

// Says how many were answered, when asked.
process.on('message', () => process.send?.(answered));
